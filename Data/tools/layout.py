# SPDX-License-Identifier: GPL-3.0-or-later
"""How the JSON files are laid out."""

import json


def layout(value, depth=0):
    """JSON with short values on one line, so that a person reads it and a diff stays small."""
    flat = json.dumps(value, ensure_ascii=False)
    short = depth and len(flat) + depth * 2 < 100
    if not isinstance(value, (dict, list)) or not value or short:
        return flat
    pad, end = "  " * (depth + 1), "  " * depth
    if isinstance(value, dict):
        inner = [f"{pad}{json.dumps(k)}: {layout(v, depth + 1)}" for k, v in value.items()]
        return "{\n" + ",\n".join(inner) + f"\n{end}}}"
    return "[\n" + ",\n".join(pad + layout(v, depth + 1) for v in value) + f"\n{end}]"
