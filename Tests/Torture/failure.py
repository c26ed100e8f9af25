# SPDX-License-Identifier: GPL-3.0-or-later


class Failure(Exception):
    """What was told and what is kept are not the same."""
