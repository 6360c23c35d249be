#!/usr/bin/env python3
"""Brings sinew_*.ts up to date with the texts in ui and app and the patterns of sentences in core, ui and app: new ones are
unfinished, those that are gone are dropped.

A text has one translation, whatever class it stands in (README.md), so that contexts are merged. Needs lupdate (qt6-l10n-tools).
"""
import os
import re
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as tree
from xml.sax.saxutils import escape

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


def run_lupdate(target):
    lupdate = shutil.which("lupdate", path="/usr/lib/qt6/bin:" + os.environ["PATH"])
    if not lupdate:
        raise SystemExit("lupdate was not found: install qt6-l10n-tools")
    options = open(os.path.join(HERE, "lupdate_options.txt"), encoding="utf-8").read().split()
    subprocess.run([lupdate, *options, "ui", "app", "-ts", target], cwd=ROOT, check=True, capture_output=True)


LITERAL = r'R"\(.*?\)"|"(?:[^"\\\n]|\\.)*"'
# A literal, which stays, or a comment, which goes.
LITERAL_OR_COMMENT = re.compile(rf"({LITERAL}|'(?:[^'\\\n]|\\.)')|//[^\n]*|/\*.*?\*/", re.DOTALL)
# A call of sentence() (core/base/sentence.h), not its declaration: literals that the compiler joins, and what follows them.
CALL = re.compile(rf"\bsentence\s*\(\s*(?!const char\*)((?:(?:{LITERAL})\s*)*)(.)", re.DOTALL)
ESCAPES = {"n": "\n", "t": "\t", '"': '"', "'": "'", "\\": "\\"}


def text_of(literal):
    if literal.startswith("R"):
        return literal[3:-2]
    return re.sub(r"\\(.)", lambda match: ESCAPES[match.group(1)], literal[1:-1])


def patterns_in(text, path):
    """The patterns of the calls of sentence() in a source text."""
    text = LITERAL_OR_COMMENT.sub(lambda match: match.group(1) or " ", text)
    found = []
    for call in CALL.finditer(text):
        literals, end = call.groups()
        if not literals or end not in ",)":
            raise SystemExit(f"{path}: the first argument of sentence() is no literal: {call.group().strip()}")
        found.append("".join(text_of(literal) for literal in re.findall(LITERAL, literals, re.DOTALL)))
    return found


def patterns():
    """All that core, ui and app say by sentence()."""
    found = set()
    for folder in ("core", "ui", "app"):
        for place, _, names in os.walk(os.path.join(ROOT, folder)):
            for name in names:
                if name.endswith((".cpp", ".h")):
                    path = os.path.join(place, name)
                    with open(path, encoding="utf-8") as file:
                        found.update(patterns_in(file.read(), path))
    return found


def messages(path):
    """(source, comment) -> translation, empty while it is unfinished; in order."""
    found = {}
    for message in tree.parse(path).getroot().iter("message"):
        translation = message.find("translation")
        done = translation is not None and translation.get("type") is None
        key = (message.findtext("source"), message.findtext("comment") or "")
        found.setdefault(key, (translation.text or "") if done else "")
    return found


def write(path, language, texts):
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>",
             f'<TS version="2.1" language="{language}" sourcelanguage="en">', "<context>", "    <name>sinew</name>"]
    for (source, comment), translation in sorted(texts.items(), key=lambda item: (item[0][0].lower(), item[0])):
        lines += ["    <message>", f"        <source>{escape(source)}</source>"]
        if comment:
            lines.append(f"        <comment>{escape(comment)}</comment>")
        kind = "" if translation else ' type="unfinished"'
        lines += [f"        <translation{kind}>{escape(translation)}</translation>", "    </message>"]
    lines += ["</context>", "</TS>", ""]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))


def main():
    with tempfile.TemporaryDirectory() as folder:
        fresh = os.path.join(folder, "fresh.ts")
        run_lupdate(fresh)
        sources = {**messages(fresh), **{(pattern, ""): "" for pattern in patterns()}}
    for language in ("ru", "zh_CN"):
        path = os.path.join(HERE, f"sinew_{language}.ts")
        known = messages(path) if os.path.exists(path) else {}
        texts = {key: known.get(key, "") for key in sources}
        write(path, language, texts)
        print(f"{os.path.basename(path)}: {len(texts)} texts, {sum(not text for text in texts.values())} to be translated")


if __name__ == "__main__":
    main()
