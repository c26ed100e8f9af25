# SPDX-License-Identifier: GPL-3.0-or-later
"""What falls short of WCAG 2.2 on a page, as each kind of player looks at it."""

from axe_playwright_python.sync_playwright import Axe

TAGS = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

SMALL = """() => [...document.querySelectorAll('button, input:not([type=hidden]), select, summary, a')].filter(e => {
  const r = e.getBoundingClientRect(); return r.width && (r.height < 44 || r.width < 44) }).map(e => e.outerHTML.slice(0, 120))"""

# As wide as a player may set it (1.4.12).
SPACING = """() => { for (const e of document.querySelectorAll('body *')) {
  e.style.lineHeight = '1.5'; e.style.letterSpacing = '.12em'; e.style.wordSpacing = '.16em' } }"""

CLIPPED = """() => [...document.querySelectorAll('button, p, h1, h2, label, li, a')].filter(e =>
  getComputedStyle(e).overflow != 'visible' && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1))
  .map(e => e.outerHTML.slice(0, 120))"""

WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

LOOK = "([from, to]) => document.documentElement.classList.replace(from, to)"


def faults(page):
    """What falls short on the page in front, as it is looked at by each kind of player."""

    def axe(look):
        result = Axe().run(page, options={"runOnly": TAGS})
        return [f"{look}: {fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in result.response["violations"]]

    faults = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        faults += axe(scheme)
    page.evaluate(LOOK, ["theme-system", "theme-yellow"])
    faults += axe("yellow")
    page.emulate_media(forced_colors="active", contrast="more")
    faults += axe("forced colours")
    page.emulate_media(forced_colors="none", contrast="no-preference", color_scheme="light")
    faults += [f"target: {html}" for html in page.evaluate(SMALL)]
    usual = page.viewport_size
    for width, size in [(320, 100), (1280, 400), (320, 400)]:
        page.set_viewport_size({"width": width, "height": 640})
        page.evaluate(LOOK, ["size-100", f"size-{size}"])
        if (wider := page.evaluate(WIDER)) > 0:
            faults.append(f"{wider} px too wide for {width} at {size} %")
        page.evaluate(LOOK, [f"size-{size}", "size-100"])
    page.set_viewport_size(usual)
    page.evaluate(SPACING)
    faults += [f"clipped: {html}" for html in page.evaluate(CLIPPED)]
    return faults
