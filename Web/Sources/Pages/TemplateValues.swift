// SPDX-License-Identifier: GPL-3.0-or-later

import Mustache

// What templates find by name. Mustache would look for it by reflection, which takes longer than all
// else that an answer costs.

extension WebPage: MustacheParent {
  public func child(named wanted: String) -> Any? {
    switch wanted {
    case "document": document
    case "title": title
    case "words": words
    case "turn": turn
    case "version": version
    case "last": last
    case "now": now
    case "said": said
    case "prompt": prompt
    case "entries": entries
    case "zero": zero
    case "zeroLine": zeroLine
    case "typing": typing
    case "takesPicture": takesPicture
    case "hasTable": hasTable
    case "rows": rows
    case "isOver": isOver
    case "isGuest": isGuest
    case "effects": effects
    default: nil
    }
  }
}

extension Document: MustacheParent {
  func child(named wanted: String) -> Any? {
    switch wanted {
    case "language": language
    case "direction": direction
    case "look": look
    case "voice": voice
    case "rate": rate
    case "pitch": pitch
    case "volume": volume
    default: nil
    }
  }
}

extension WebPage.SaidLine: MustacheParent {
  func child(named wanted: String) -> Any? {
    switch wanted {
    case "number": number
    case "mood": mood
    case "fragments": fragments
    default: nil
    }
  }
}

extension WebPage.TextFragment: MustacheParent {
  func child(named wanted: String) -> Any? {
    switch wanted {
    case "text": text
    case "language": language
    default: nil
    }
  }
}

extension WebPage.Entry: MustacheParent {
  func child(named wanted: String) -> Any? {
    switch wanted {
    case "key": key
    case "focus": focus
    case "number": number
    case "title": title
    case "language": language
    default: nil
    }
  }
}

extension WebPage.Row: MustacheParent {
  func child(named wanted: String) -> Any? {
    switch wanted {
    case "layout": layout
    case "places": places
    default: nil
    }
  }
}

extension WebPage.Place: MustacheParent {
  func child(named wanted: String) -> Any? {
    switch wanted {
    case "number": number
    case "label": label
    case "name": name
    case "digits": digits
    case "drawing": drawing
    case "covered": covered
    case "spot": spot
    case "states": states
    case "isPicked": isPicked
    case "isInFront": isInFront
    default: nil
    }
  }
}
