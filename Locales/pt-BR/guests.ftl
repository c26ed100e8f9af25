# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = Seus dados
guest-privacy = Privacidade
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = Frase de recuperação
guest-export = Levar tudo comigo
guest-leave-device = Esquecer de mim neste dispositivo
guest-erase = Apagar tudo
guest-phrase-question = Com uma frase de recuperação de dez palavras, você continua em outro lugar. Se você já tem uma, ela deixa de valer. Criar uma nova?
# $phrase is ten words, with commas between.
guest-phrase-told = Sua frase de recuperação: { $phrase }.
guest-phrase-use = Anote: ela só é dita agora. Digite a frase em outro dispositivo, na primeira página, ou no início em um cliente de MUD.
guest-export-by-page = No navegador, a página dá um arquivo com tudo. Lá você entra com sua frase de recuperação.
guest-leave-device-question = Este dispositivo vai esquecer você. Sem uma frase de recuperação, não dá para voltar. Esquecer?
guest-erase-question = Tudo o que está guardado sobre você será apagado para sempre. Apagar?
guest-erased = Tudo o que estava guardado sobre você foi apagado.
# $reason is a whole sentence.
guest-not-erased = Nada foi apagado: { $reason }

## Why somebody is not let in.

guest-too-many = Muitos jogadores novos vieram da sua rede. Tente de novo daqui a uma hora.
guest-too-many-tries = Frases demais foram tentadas na sua rede. Tente de novo daqui a uma hora.
guest-phrase-wrong = Esta frase de recuperação é desconhecida.
# A file, a camera or an address of the network.
out-of-reach = Isso não está disponível aqui.

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = Suas partidas, os resultados, o que você aprendeu e suas configurações ficam guardados sob um número aleatório.
privacy-not-kept = Ninguém pede seu nome nem e-mail. Não há rastreamento, e nada é repassado nem usado para publicidade. Seu endereço IP não é guardado.
privacy-cookie = Seu navegador guarda um único cookie, pelo qual o jogo reconhece você. Desse cookie e da frase de recuperação, só um resumo criptográfico é guardado.
privacy-deleted = No menu principal, em “Seus dados”, você pode levar tudo ou apagar tudo a qualquer momento.

## The page for who comes for the first time.

page-guest-welcome = Jogos de cartas e quebra-cabeças para ouvir, sentir e ver. Não é preciso ter conta, e suas partidas são salvas.
page-guest-play = Jogar
page-guest-phrase = Frase de recuperação, se você tiver uma
page-guest-phrase-send = Continuar com esta frase
page-guest-everything = Tudo o que está guardado sobre você, em um arquivo
page-guest-unknown = Este navegador não é mais reconhecido aqui.
page-guest-no-cookie = Seu navegador não guarda cookies. Sem eles, o jogo não tem como reconhecer você.
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = Digite sua frase de recuperação ou um código que você recebeu, ou tecle Enter para jogar como um novo convidado.

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        abacaxi, alface, amarelo, arroz, azeite, banana, bandeira, barco, batata, bicicleta,
        biscoito, boneca, borboleta, bosque, cabra, cachorro, cadeira, camelo, carneiro, castelo,
        cebola, chave, chocolate, cidade, colher, cozinha, deserto, diamante, elefante, escada,
        espelho, estrela, formiga, girafa, golfinho, goiaba, inverno, jardim, laranja, livro, manga,
        melancia, mesa, montanha, nuvem, papel, piano, pimenta, pipoca, planeta, ponte, porta,
        praia, queijo, quintal, raposa, tambor, tartaruga, telhado, tesoura, tigre, trombeta,
        violino, xadrez
