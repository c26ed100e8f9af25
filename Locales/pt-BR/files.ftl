# SPDX-License-Identifier: GPL-3.0-or-later

### What can be wrong with files, saves and sound. Each message says what it is about and, where
### something helps, what.

## A group or deck file. $file is its name, $field the place in it, $reason one of the flaws below.

problem-file = { $file }: { $reason }
problem-field = { $file }, { $field }: { $reason }

flaw-not-found = esse arquivo não existe.
flaw-unreadable = não dá para ler o arquivo.
flaw-folder = é uma pasta, não um arquivo.
flaw-not-a-file = não é um arquivo comum.
flaw-link-loop = este link anda em círculos.
flaw-not-utf8 = o arquivo não é texto em UTF-8.
# $limit bytes are allowed.
flaw-too-large = o arquivo é grande demais; o limite é de { NUMBER($limit) } bytes.
# The mistake is in line $line, at column $column.
flaw-broken-json = JSON com erro na linha { $line }, coluna { $column }.
flaw-too-deep = níveis demais na linha { $line }, coluna { $column }.
flaw-name-twice = o mesmo nome duas vezes na linha { $line }, coluna { $column }.
flaw-missing = está faltando.
# $expected is the kind of value that belongs there.
flaw-wrong-type = { $expected ->
        [object] tem que ser um objeto, entre chaves.
        [list] tem que ser uma lista, entre colchetes.
       *[text] tem que ser texto, entre aspas.
    }
# $words are the words allowed.
flaw-not-one-of = tem que ser uma destas palavras: { $words }.
flaw-bad-id = um identificador leva letras de a até z, dígitos, hifens e sublinhados, no máximo 64.
flaw-no-text = está vazio.
# $limit characters are allowed.
flaw-text-too-long = é longo demais; o limite é de { NUMBER($limit) } caracteres.
flaw-control-character = há um caractere de controle neste texto.
flaw-direction-mark = há uma marca de direção invisível neste texto.
flaw-outside = o caminho sai da pasta do arquivo.
flaw-bad-seed = uma semente é um número inteiro, não negativo.
flaw-no-partners = um grupo precisa de pelo menos uma carta além da base.
# $limit partners are allowed.
flaw-too-many-partners = cartas demais; o limite, fora a base, é { $limit }.
# $field is the place of the other one.
flaw-same-as = é igual a { $field }.
# $file is the file that has the id already.
flaw-group-taken = este identificador já é de { $file }.
# $group is the group that has the card already.
flaw-card-taken = este identificador de carta já é do grupo { $group }.
flaw-no-group = um baralho precisa de pelo menos um grupo.
# $group is the id of a group.
flaw-unknown-group = não existe o grupo { $group }.
# $deck is the id of a deck.
flaw-unknown-deck = não existe o baralho { $deck }.

## Any other file. $path is its path, $cause one of the causes below.

file-problem = { $path }: { $cause }
file-missing = esse arquivo não existe.
file-not-allowed = acesso não permitido.
file-read-only = só pode ser lido.
file-disk-full = o disco está cheio.
file-too-many-open = há arquivos demais abertos.
file-is-folder = é uma pasta.
file-is-link = é um link.
file-not-folder = uma parte do caminho não é uma pasta.
# $megabytes are allowed.
file-too-large = o arquivo passa de { $megabytes ->
        [1] um megabyte
       *[other] { NUMBER($megabytes) } megabytes
    }.
# $number is the system's number for the error.
file-other = erro { NUMBER($number) } do sistema.
# $variable is the name of an environment variable.
folder-no-home = Não há pasta pessoal: falta a variável { $variable }.

## The settings file. $line is the number of a line in it.

settings-line = Arquivo de configurações, a linha { NUMBER($line) } não é usada: { $reason }{ $more ->
        [0] { "" }
        [1] { " " }Mais uma linha não é usada.
       *[other] { " " }Mais { NUMBER($more, gender: "feminine") } linhas não são usadas.
    }
settings-no-equals = falta um sinal de igual.
settings-not-utf8 = não é texto em UTF-8.

## The file of the player's own words. $line is the number of a line in it.

# $reason is one of the messages below, or of those for the settings file. $more lines after it cannot
# be used either.
pronunciation-line = Arquivo de pronúncia, a linha { NUMBER($line) } não é usada: { $reason }{ $more ->
        [0] { "" }
        [1] { " " }Mais uma linha não é usada.
       *[other] { " " }Mais { NUMBER($more, gender: "feminine") } linhas não são usadas.
    }
pronunciation-not-a-word = falta uma palavra ou o modo de dizer, ou é longo demais.
pronunciation-no-language = não há idioma com esse nome, e as linhas abaixo também não são usadas.

## Saved games. $slot names the game, $path is a file's path.

storage-open-elsewhere = O Aloud está aberto em outra janela. As partidas começadas aqui não são salvas.
storage-not-held = A partida continuou em outra janela; aqui ela não é mais salva.
storage-disk-full = O disco está cheio: a partida não é salva.
storage-read-only = O disco só pode ser lido: a partida não é salva.
storage-busy = As partidas salvas estão em uso: a última jogada ainda não está salva.
storage-damaged = As partidas salvas estão danificadas: a partida não é salva.
storage-unreadable = Uma parte dos dados salvos não pode ser lida.
# $problem is file-problem.
storage-file = A partida não é salva: { $problem }
# $code is SQLite's number for the error.
storage-failed = A partida não é salva: erro { NUMBER($code) } do banco de dados.
storage-unreachable = A partida não é salva: não dá para acessar o banco de dados.
storage-refused = A partida não é salva: o banco de dados recusou.
storage-newer = A partida não é salva: o banco de dados é de uma versão mais nova do Aloud.
storage-damaged-moved = As partidas salvas estavam danificadas. Foram movidas para { $path }; tudo começa do zero.
storage-newer-moved = As partidas salvas são de uma versão mais nova do Aloud. Foram movidas para { $path }; tudo começa do zero.
# $reason says why not.
storage-not-copied = As partidas salvas são de uma versão mais antiga do Aloud. Não foi possível copiá-las antes da mudança, e elas ficam como estão. { $reason }
# $reason says why it cannot be used.
storage-set-aside = Uma partida salva não pode ser usada e foi posta de lado. { $reason }

## A round as a file: "aloud export" and "aloud import". $field is a place in the file.

round-not-json = JSON com erro na linha { $line }, coluna { $column }.
round-not-ours = Isto não é uma partida salva do Aloud.
round-not-utf8 = O arquivo não é texto em UTF-8.
round-missing = Falta { $field }.
round-wrong = { $field } tem um valor não permitido.
# $move is the number of the move, $reason why it is refused.
replay-refused = A jogada { NUMBER($move) } não é permitida: { $reason }
replay-different = As jogadas levam a uma mesa diferente da que foi salva: o resumo não confere.
replay-malformed = Os números de jogadas que ela traz se contradizem.
# $format is a number.
save-newer-format = Foi feita por um Aloud mais novo, no formato { $format }.
# $game is the id of a game.
save-unknown-game = Jogo desconhecido aqui: { $game }.

## Sound and speech.

sound-none = Sem som: nenhum dispositivo de som foi encontrado. O jogo segue em texto.
sound-gone = Acabou o som: o dispositivo de som sumiu. O jogo segue em texto até ele voltar.
placement-none = Este dispositivo não consegue posicionar os sons no espaço. Eles são ouvidos à esquerda e à direita.
voice-none = Sem fala: não foi possível iniciar o eSpeak NG. O jogo segue em texto.
# Speech Dispatcher is a program that speaks for others. $voice is who speaks instead: espeak, or
# none where nobody can.
speechd-none = O Speech Dispatcher não responde. { $voice ->
    [espeak] Enquanto isso fala o eSpeak NG.
   *[none] O jogo segue em texto.
}
# With --voice speechd and --record.
speechd-not-recorded = A voz do Speech Dispatcher não pode ser gravada; fala o eSpeak NG.
# $language is the tag of a language.
voice-not-there = Não há voz para o idioma { $language }; fala outra.
# $name is a kind of voice.
variant-not-there = Não há tipo de voz chamado { $name }; fala a voz normal.
# The command that says a text. $language is the tag of a language, $known is a list of such tags.
say-no-speech = Sem fala: não foi possível iniciar o eSpeak NG.
say-no-voice = Não há voz para o idioma { $language }. Há para: { $known }.
say-no-device = Nenhum dispositivo de som foi encontrado. --record arquivo.wav grava um arquivo.
say-nothing = Não há nada para dizer.
# With --voice off.
say-off = Com a voz desligada não se ouve nada. --record arquivo.wav grava num arquivo.
say-no-speechd = O Speech Dispatcher não responde.
# $name is what was asked for, $known are the kinds of voice by their words.
say-voice-unknown = Não existe a voz { $name }. Existem: { $known }, e as variantes do eSpeak NG, como f2.
# $file is a sound file.
sound-broken = O som { $file } não pode ser tocado.
record-failed = A gravação { $path } não pode ser escrita.
transcript-failed = A transcrição não pode mais ser escrita; o jogo segue sem ela.
effects-failed = Os efeitos não podem ser escritos nesse arquivo; o jogo segue sem eles.
# The picture of what is in front is kept in a file. $reason is a file with its problem, or the next message.
view-failed = O jogo segue sem imagem: { $reason }
# $program draws the picture.
view-not-converted = { $program } não consegue desenhá-la
view-no-program = Para uma imagem PNG, instale o pacote { $package }, que contém { $program }, ou escolha um arquivo que termine em .svg. O jogo segue sem imagem.
log-failed = O registro técnico não pode ser escrito nesse arquivo; o jogo segue sem ele.
braille-file-failed = O braille não pode ser escrito nesse arquivo; o jogo segue sem ele.
braille-none = Sem linha braille: o brltty não responde. A linha entra em uso assim que ele responder.
# $path is a file's path.
round-exported = A partida está em { $path }.
# $moves were made in it; $game is what the command line calls the game.
round-imported = { $moves ->
        [1] Partida importada, uma jogada feita. Continue com: aloud play { $game }
       *[other] Partida importada, { COUNT($moves, "moves") } feitas. Continue com: aloud play { $game }
    }
import-would-replace = Já há uma partida salva. Para desistir dela, acrescente --replace.
import-won = A partida deste arquivo já está ganha.
# "aloud move-saves": each number tells how many there are.
move-done = Copiado. Jogadores: { $players }. Partidas salvas: { $rounds }. Postas de lado: { $aside }. Resultados: { $results }. Perguntas lembradas: { $known }. Dias com respostas: { $answers }. Arquivos: { $files }.
move-nothing = Não há nada salvo para copiar.
move-in-use = O Aloud está aberto em outro lugar. Saia de lá primeiro. Nada foi copiado.
move-would-replace = Já há algo salvo lá. Para substituir, acrescente --replace. Nada foi copiado.
# $reason says why.
move-failed = Nada foi copiado. { $reason }
# "aloud groups check": $groups groups are sound, $problems problems were found.
groups-checked = { $groups ->
        [1] Um grupo em ordem
       *[other] { COUNT($groups, "groups") } em ordem
    }, { $problems ->
        [0] nenhum problema
        [1] um problema
       *[other] { NUMBER($problems) } problemas
    }.
# $language is what was asked for, $known are the tags of the languages there are.
language-unknown = Não existe o idioma { $language }. Existem: { $known }.
