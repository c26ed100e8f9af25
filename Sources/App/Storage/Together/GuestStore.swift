// SPDX-License-Identifier: GPL-3.0-or-later

/// What players do together, each at their own time.
public typealias TogetherBook = DealBoards & LinkBook & ClassBook & CodeBook

/// What a server for many keeps.
public typealias GuestStore = PlayerStore & GuestBook & TogetherBook
