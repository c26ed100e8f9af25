# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorial, step by step. $input is "keys", "lines" or "pad": how the player types.
## $card is a card worth moving, $number the number of its place, $reason why it is worth it.

tutorial-welcome = चलिए खेलना सीखें: कार्ड के तीन छोटे ग्रुप। यहाँ कुछ बिगड़ नहीं सकता।{ $input ->
        [keys] {" "}हर बटन तुरंत काम करता है, एंटर के बिना।
       *[other] {""}
    }
tutorial-table = पहले पूरी टेबल सुनें: { $input ->
        [keys] a दबाएं
        [pad] दायीं स्टिक अंदर दबाएं
       *[other] a लिखें, फिर एंटर
    }।
tutorial-list = यह थी टेबल। अब सुनें कि क्या चुन सकते हैं: { $input ->
        [keys] m दबाएं
        [pad] बायां ट्रिगर दबाएं
       *[other] खाली लाइन पर एंटर दबाएं
    }।
tutorial-pick = हर जगह का अपना नंबर है। यह कार्ड चलाना अच्छा रहेगा: { $card }। { $input ->
        [pad] जगह { $number } पर जाकर A दबाएं
       *[other] नंबर { $number } से उठाएं
    }।
tutorial-pick-any = { $input ->
        [pad] डी-पैड से किसी कार्ड पर जाएं और A से उठाएं।
       *[other] हर जगह का अपना नंबर है। किसी कार्ड को उसके नंबर से उठाएं।
    }
tutorial-move = { $input ->
        [pad] अब वहाँ जाएं जहाँ उसे रखना है, और A दबाएं।
       *[other] अब उस जगह का नंबर चुनें जहाँ उसे रखना है।
    }
    .full = { $input ->
        [pad] अब वहाँ जाएं जहाँ उसे रखना है, और A दबाएं।
       *[other] अब उस जगह का नंबर चुनें जहाँ उसे रखना है।
    } { $reason }
tutorial-move-any = { $input ->
        [pad] अब वहाँ जाएं जहाँ उसे रखना है, और A दबाएं। B से वापस रख सकते हैं।
        [keys] अब उस जगह का नंबर चुनें जहाँ उसे रखना है। बैकस्पेस से वापस रख सकते हैं।
       *[other] अब उस जगह का नंबर चुनें जहाँ उसे रखना है। 0 से वापस रख सकते हैं।
    }
tutorial-draw = हो गया। टेबल पर कुछ न लगे तो गड्डी से निकालें: { $input ->
        [keys] d दबाएं
        [pad] दायां ट्रिगर दबाएं
       *[other] d लिखें
    }।
tutorial-undo = हर चाल वापस ली जा सकती है। आज़माएं: { $input ->
        [keys] u दबाएं
        [pad] दायीं स्टिक बाएं करें
       *[other] u लिखें
    }।
tutorial-ask = अटक जाएं तो हिंट माँगें: { $input ->
        [keys] h दबाएं
        [pad] X दबाएं
       *[other] h लिखें
    }।
tutorial-finish = बस इतना ही। बेस कार्ड से फ़ाउंडेशन खुलता है, फिर उसके साथी कार्ड आते हैं। तीनों ग्रुप पूरे करें। { $input ->
        [keys] टैब से एक-एक चाल सुनें, सारे बटन क्वेश्चन मार्क से।
       *[other] लाइन में दो नंबर एक पूरी चाल हैं: 5 7 से जगह 5 का कार्ड जगह 7 पर जाता है।
    }
tutorial-over = सीखना पूरा हुआ। बहुत बढ़िया!
