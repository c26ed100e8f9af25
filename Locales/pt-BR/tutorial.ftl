# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorial, step by step. $input is "keys", "lines" or "pad": how the player types.
## $card is a card worth moving, $number the number of its place, $reason why it is worth it.

tutorial-welcome = Tutorial: três pequenos grupos de cartas. Aqui nada pode dar errado.{ $input ->
        [keys] {" "}Cada tecla age na hora, sem Enter.
       *[other] {""}
    }
tutorial-table = Primeiro ouça a mesa toda: { $input ->
        [keys] aperte a tecla a
        [pad] aperte o analógico direito
       *[other] digite a palavra tudo e tecle Enter
    }.
tutorial-list = Essa era a mesa. Agora ouça o que dá para escolher: { $input ->
        [keys] aperte a tecla m
        [pad] puxe o gatilho esquerdo
       *[other] tecle Enter numa linha vazia
    }.
tutorial-pick = Cada lugar tem o seu número. Vale a pena mover { $card }: { $input ->
        [pad] vá até o lugar { NUMBER($number) } e aperte o botão A
       *[other] pegue com { $number }
    }.
tutorial-pick-any = { $input ->
        [pad] Vá até uma carta com o direcional e pegue-a com o botão A.
       *[other] Cada lugar tem o seu número. Pegue uma carta pelo número.
    }
tutorial-move = { $input ->
        [pad] Agora vá até onde ela vai e aperte o botão A.
       *[other] Agora escolha aonde ela vai, pelo número do lugar.
    }
    .full = { $input ->
        [pad] Agora vá até onde ela vai e aperte o botão A.
       *[other] Agora escolha aonde ela vai, pelo número do lugar.
    } { $reason }
tutorial-move-any = { $input ->
        [pad] Agora vá até onde ela vai e aperte o botão A. Com o botão B ela volta.
        [keys] Agora escolha aonde ela vai, pelo número do lugar. Com Backspace ela volta.
       *[other] Agora escolha aonde ela vai, pelo número do lugar. Com 0 ela volta.
    }
tutorial-draw = Feito. Quando nada na mesa servir, compre do monte: { $input ->
        [keys] aperte a tecla d
        [pad] puxe o gatilho direito
       *[other] digite a letra d
    }.
tutorial-undo = Toda jogada pode ser desfeita. Experimente: { $input ->
        [keys] aperte a tecla u
        [pad] leve o analógico direito para a esquerda
       *[other] digite a letra u
    }.
tutorial-ask = Quando não souber o que fazer, peça uma dica: { $input ->
        [keys] aperte a tecla h
        [pad] aperte o botão X
       *[other] digite a letra h
    }.
tutorial-finish = É só isso. Uma carta base abre uma fundação, as outras do grupo vão atrás. Complete os três grupos. { $input ->
        [keys] Tab percorre as jogadas; o ponto de interrogação diz todas as teclas.
       *[other] Digitados numa linha, dois números são uma jogada inteira: 5 7 leva do lugar 5 para o lugar 7.
    }
tutorial-over = Fim do tutorial. Muito bem!
