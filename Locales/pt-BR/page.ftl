# SPDX-License-Identifier: GPL-3.0-or-later

page-now = Agora
page-choices = O que você pode fazer
page-back = Voltar
page-menu = Menu do jogo
page-put-back = Devolver
page-type = Digite um comando
page-send = Enviar
page-table = Mesa
page-said = O que foi dito
page-stale = A mesa mudou. Nada foi feito.
serve-missing = A página é um programa à parte, que não está instalado. Na pasta do código do jogo, make serve compila e abre a página.
