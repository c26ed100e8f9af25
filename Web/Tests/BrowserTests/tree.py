# SPDX-License-Identifier: GPL-3.0-or-later
"""A page as a screen reader gets it from the browser: roles and names, and nothing else."""


class Tree:
    def __init__(self, page):
        self.keyboard = page.keyboard
        self.session = page.context.new_cdp_session(page)
        self.session.send("DOM.enable")

    def nodes(self):
        """Role, name and a handle of each node, in the order in which they are read."""
        nodes = self.session.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        read = []

        def walk(node):
            if not node.get("ignored"):
                role = node.get("role", {}).get("value", "")
                name = node.get("name", {}).get("value", "")
                read.append((role, name, node.get("backendDOMNodeId")))
            for child in node.get("childIds", []):
                if child in by_id:
                    walk(by_id[child])

        walk(nodes[0])
        return read

    def names(self, role):
        return [name for kind, name, _ in self.nodes() if kind == role]

    def below(self, heading):
        """The texts between a heading and the next one."""
        texts, is_below = [], False
        for role, name, _ in self.nodes():
            if role == "heading":
                is_below = name == heading
            elif is_below and role == "StaticText":
                texts.append(name)
        return texts

    def find(self, role, is_meant):
        for kind, name, handle in self.nodes():
            if kind == role and is_meant(name):
                return handle
        raise LookupError(f"no {role} that is meant among {self.names(role)}")

    def focus(self, role, is_meant):
        self.session.send("DOM.focus", {"backendNodeId": self.find(role, is_meant)})

    def press(self, is_meant):
        """Presses the first button whose name is meant."""
        self.focus("button", is_meant)
        self.keyboard.press("Enter")

    def enter(self, line):
        self.focus("textbox", lambda name: True)
        self.keyboard.type(line)
        self.keyboard.press("Enter")
