### Słowa gry po polsku.
###
### Słowo, które odmienia się w zdaniu, ma atrybuty, te same w każdym języku:
### subject, opening (subject na początku zdania), object, of, on, gender, plural, feminine, short.
###
### Imion nie da się odmienić: przed nimi stoi słowo, które się odmienia (gracza, graczem), albo są podmiotem.
### Czasowniki stoją w czasie teraźniejszym, żeby nie zdradzać płci.

## Stworzenia

creature-dragon = Smok
    .subject = Smok
    .opening = Smok
    .object = Smoka
    .of = Smoka
    .on = na Smoka
    .gender = masculine
creature-gryphon = Gryf
    .subject = Gryf
    .opening = Gryf
    .object = Gryfa
    .of = Gryfa
    .on = na Gryfa
    .gender = masculine
creature-lamassu = Lamassu
    .subject = Lamassu
    .opening = Lamassu
    .object = Lamassu
    .of = Lamassu
    .on = na Lamassu
    .gender = masculine
creature-pegasus = Pegaz
    .subject = Pegaz
    .opening = Pegaz
    .object = Pegaza
    .of = Pegaza
    .on = na Pegaza
    .gender = masculine
creature-phoenix = Feniks
    .subject = Feniks
    .opening = Feniks
    .object = Feniksa
    .of = Feniksa
    .on = na Feniksa
    .gender = masculine
creature-sylph = Sylfida
    .subject = Sylfida
    .opening = Sylfida
    .object = Sylfidę
    .of = Sylfidy
    .on = na Sylfidę
    .gender = feminine

## Bogowie

god-anansi = Anansi
    .short = Anansi
god-horus = Horus
    .short = Horus
god-marduk = Marduk
    .short = Marduk
god-odin = Odyn
    .short = Odyn
god-quetzalcoatl = Quetzalcoatl
    .short = Quetzalcoatl
god-yu-huang = Yù Huáng Nefrytowy Cesarz
    .short = Yù Huáng
# Czyje coś jest; .elided, jeśli imię zaczyna się od samogłoski.
name-of = gracza { $name }
    .elided = gracza { $name }

## Słowa gry

word-dirty-trick = brudna sztuczka
    .plural = brudne sztuczki
word-bet =
    .plural = zakłady
word-bet-card =
    .plural = karty zakładów
word-cardholder =
    .plural = stojaki
word-mid-race-line = linia półmetka
word-finish-line = linia mety
word-judgment = Osąd Zeusa
word-zeus-deck = talia Zeusa
word-protection-card = karta ochrony
    .plural = karty ochrony
word-disqualified = zdyskwalifikowany
    .feminine = zdyskwalifikowana
word-first-player = pierwszy gracz
word-victory-points = punkty zwycięstwa
word-fate-token = żeton przeznaczenia

## Warianty

variant-zeus-sobers-up = Zeus trzeźwieje
variant-power-of-the-gods = Moc Bogów
variant-fate-tokens = Żetony Przeznaczenia

## Miejsca, tak krótkie jak na karcie zakładu

place-first = pierwszy
    .feminine = pierwsza
place-second = drugi
    .feminine = druga
place-third = trzeci
    .feminine = trzecia
place-fourth = czwarty
    .feminine = czwarta
place-fifth = piąty
    .feminine = piąta
place-sixth = szósty
    .feminine = szósta
place-last = ostatni
    .feminine = ostatnia
place-next-to-last = przedostatni
    .feminine = przedostatnia
place-disqualified = dyskwalifikacja
    .feminine = dyskwalifikacja
# Dwa miejsca: „pierwszy lub drugi”. Trzy: dwa pierwsze łączy place-comma, trzecie place-or.
place-or = { $a } lub { $b }
place-comma = { $a }, { $b }

## Moce

power-trickster = Boski szelma
power-trickster-effect = Na półmetku: przenieś jeden ze swoich zakładów na inne stworzenie. Jego żeton wraca na planszę, a ty bierzesz stamtąd inny, ale nie żeton stworzenia, na którym masz już zakład.
    .short = Półmetek: jeden z twoich zakładów zmienia stworzenie
power-tangled-web = Splątana sieć
power-tangled-web-effect = Gdy ktoś zagrywa kartę ruchu: jej stworzenie porusza się o 2 pola mniej.
    .short = Karta zagrana: 2 pola mniej
power-silken-thread = Jedwabna nić
power-silken-thread-effect = Gdy stworzenie kończy ruch na żetonie przeznaczenia: cofnij je o 2 pola.
    .short = Żeton przeznaczenia: 2 pola w tył
power-sun-ray = Promień słońca
power-sun-ray-effect = Gdy ktoś zagrywa kartę ruchu: jej stworzenie porusza się o 2 pola dalej.
    .short = Karta zagrana: 2 pola dalej
power-falcons-eye = Sokole oko
power-falcons-eye-effect = Przed jednym ze swoich zakładów: obejrzyj w tajemnicy wszystkie karty w stojaku, który nie należy do ciebie.
    .short = Przed zakładem: zajrzyj do cudzego stojaka
power-updraft = Prąd wznoszący
power-updraft-effect = Gdy stworzenie kończy ruch na żetonie przeznaczenia: szybuje o 2 pola dalej.
    .short = Żeton przeznaczenia: 2 pola dalej
power-prophecy = Proroctwo
power-prophecy-effect = Na półmetku: weź z powrotem kartę jednego ze swoich zakładów i połóż na jej miejsce, zakrytą, inną niewykorzystaną kartę zakładu.
    .short = Półmetek: wymień kartę jednego z zakładów
power-tablet-of-destinies = Tablica Przeznaczeń
power-tablet-of-destinies-effect = Gdy Zeus dobierze karty: wtasuj jedną z nich z powrotem do talii Zeusa i dobierz nową.
    .short = Zeus dobrał: wymień jedną z kart
power-storm-chariot = Burzowy rydwan
power-storm-chariot-effect = Gdy stworzenie kończy ruch na żetonie przeznaczenia: zamienia się miejscami ze stworzeniem, które jest na torze tuż przed nim.
    .short = Żeton przeznaczenia: zamiana ze stworzeniem z przodu
power-superior-wisdom = Najwyższa mądrość
power-superior-wisdom-effect = Na półmetku: wybierz po jednym zakładzie każdego przeciwnika, a potem przeczytaj w tajemnicy te karty zakładów.
    .short = Półmetek: podejrzyj po jednym zakładzie
power-sleipnir = Sleipnir
power-sleipnir-effect = Przed swoim wolnym ruchem: twoja druga karta używa szybkiej wartości zamiast wolnej, ale nigdy brudnej sztuczki.
    .short = Przed wolną kartą: liczy się jej szybka wartość
power-valkyries = Walkirie
power-valkyries-effect = Gdy stworzenie kończy ruch na żetonie przeznaczenia: w tym wyścigu nic nie może go zdyskwalifikować.
    .short = Żeton przeznaczenia: bez dyskwalifikacji
power-renewal = Odnowa
power-renewal-effect = Gdy zagrasz kartę bez brudnej sztuczki: wsuń ją z powrotem do jednego ze swoich stojaków. W zamian odrzuć z tego samego stojaka inną kartę tego stworzenia.
    .short = Po twojej karcie: wraca, a odchodzi inna
power-shed-skin = Wylinka
power-shed-skin-effect = Gdy zagrasz kartę z brudną sztuczką: odrzuć ją zwyczajnie, żeby nie trafiła do talii Zeusa.
    .short = Po twojej sztuczce: karta omija talię Zeusa
power-feathered-wind = Pierzasty wiatr
power-feathered-wind-effect = Gdy stworzenie kończy ruch na żetonie przeznaczenia: ostatnie stworzenie na torze, być może właśnie ono, leci o 3 pola do przodu.
    .short = Żeton przeznaczenia: ostatnie leci o 3 pola
power-heavenly-dukes-blessing = Błogosławieństwo Niebiańskiego Księcia
power-heavenly-dukes-blessing-effect = Na półmetku: przesuń o 3 pola do przodu dowolne stworzenie, byle nie to, które pierwsze minęło linię.
    .short = Półmetek: jedno ze stworzeń leci o 3 pola
power-imperial-decree = Cesarski dekret
power-imperial-decree-effect = Przed osądem: Zeus dobiera o jedną kartę więcej.
    .short = Przed osądem: Zeus dobiera kartę więcej
power-celestial-paperwork = Niebiańska biurokracja
power-celestial-paperwork-effect = Gdy stworzenie kończy ruch na żetonie przeznaczenia: następna karta ruchu zagrana na nie w tym wyścigu porusza je o 0 pól.
    .short = Żeton przeznaczenia: następna karta to 0 pól

## Momenty zagrywania mocy

moment-card-played = gdy ktoś zagrywa kartę
    .short = karta zagrana
moment-fate = gdy stworzenie kończy ruch na żetonie przeznaczenia
    .short = żeton przeznaczenia
moment-after-card = gdy karta poruszy swoje stworzenie
    .short = po karcie
moment-before-slow = przed wolnym ruchem
    .short = przed wolną kartą
moment-mid-race = na półmetku, przed trzecimi zakładami
    .short = półmetek
moment-before-bet = przed zakładem
    .short = przed zakładem
moment-before-judgment = przed Osądem Zeusa
    .short = przed osądem
moment-after-draw = gdy Zeus dobierze karty
    .short = Zeus dobrał

## Rozdziały zasad

rules-overview-title = O co chodzi
rules-set-up-title = Przygotowanie
rules-first-bets-title = Pierwsze zakłady
rules-move-creatures-title = Ruch stworzeń
rules-dirty-trick-title = Brudne sztuczki
rules-third-bet-title = Trzeci zakład
rules-ranking-title = Klasyfikacja
rules-judgment-title = Osąd Zeusa
rules-bet-outcome-title = Rozliczenie zakładów
rules-next-race-title = Następny wyścig i koniec partii
rules-who-sees-what-title = Kto co widzi
rules-power-of-the-gods-title = Wariant: Moc Bogów
rules-fate-tokens-title = Wariant: Żetony Przeznaczenia
rules-zeus-sobers-up-title = Wariant: Zeus trzeźwieje

## Jak zbudowane są zdania

# Forma stworzenia, od którego zaczyna się to, co po dwukropku.
form-after-colon = subject
sentence = { $clause }.
sentence-with-result = { $clause }: { $result }.
list-and = { $a } i { $b }
you-subject = ty
# Słowo klucz dla holder-between, które je odmienia.
you-object = ty
letter-dragon = S
letter-gryphon = G
letter-lamassu = L
letter-pegasus = P
letter-phoenix = F
letter-sylph = Y
holder-from-left = ze swojego lewego stojaka
holder-from-right = ze swojego prawego stojaka
holder-from-shared-with-you = ze stojaka wspólnego z tobą
holder-from-shared = ze stojaka wspólnego z graczem { $name }
holder-into-left = do swojego lewego stojaka
holder-into-right = do swojego prawego stojaka
holder-into-shared-with-you = do stojaka wspólnego z tobą
holder-into-shared = do stojaka wspólnego z graczem { $name }
# „ty” to ten, kto czyta: you-object.
holder-between = { $a ->
        [ty] między tobą a graczem { $b }
       *[other] { $b ->
            [ty] między graczem { $a } a tobą
           *[other] między graczami { $a } i { $b }
        }
    }

## Przeciwnicy

bot-random = Losowy
bot-random-style = Wybiera na ślepo dowolny dozwolony ruch.
bot-mortal = Śmiertelnik
bot-mortal-style = Rozważa kilka możliwych przebiegów wyścigu i często się myli.
bot-hero = Heros
bot-hero-style = Gra według szans, jeden ruch naprzód.
bot-titan = Tytan
bot-titan-style = Przed każdym ruchem raz po raz wyobraża sobie zakryte karty.
bot-olympian = Olimpijczyk
bot-olympian-style = Odgaduje twoje zakłady, gra o zwycięstwo, a nie o punkty, i zużywa cały czas, jaki dostaje.
