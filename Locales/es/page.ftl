# SPDX-License-Identifier: GPL-3.0-or-later

page-now = Ahora
page-choices = Lo que puedes hacer
page-back = Volver
page-menu = Menú del juego
page-put-back = Devolver
page-type = Escribe una orden
page-send = Enviar
page-table = Mesa
page-said = Lo que se ha dicho
page-stale = La mesa ha cambiado. No se ha hecho nada.
serve-missing = La página es un programa aparte que no está instalado. En la carpeta del código del juego, make serve la compila y la abre.
