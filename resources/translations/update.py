#!/usr/bin/env python3
"""Brings sinew_*.ts up to date with the texts in ui and app: new ones are unfinished, those that are gone are dropped.

A text has one translation, whatever class it stands in (README.md), so that contexts are merged. Needs lupdate (qt6-l10n-tools).
"""
import os
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
        sources = messages(fresh)
    for language in ("ru", "zh_CN"):
        path = os.path.join(HERE, f"sinew_{language}.ts")
        known = messages(path) if os.path.exists(path) else {}
        texts = {key: known.get(key, "") for key in sources}
        write(path, language, texts)
        print(f"{os.path.basename(path)}: {len(texts)} texts, {sum(not text for text in texts.values())} to be translated")


if __name__ == "__main__":
    main()
