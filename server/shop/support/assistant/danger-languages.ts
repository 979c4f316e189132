/** What somebody is in danger of; each has a text of its own that says what to do now. */
export type Danger = 'SELF_HARM' | 'SWALLOWED' | 'SHOCK' | 'HURT' | 'FIRE' | 'WATER' | 'BATTERY';

/** How one language tells of danger, and the sayings in which its words mean none. */
export interface DangerLanguage {
  /**
   * Rows of words, with commas between: words in this order, at most two others between each; a star stands for the rest of a word, and a
   * slash stands between words of which one is enough. Without accents. Of a language that is written without blanks, parts of the text.
   */
  readonly signs: Readonly<Record<Danger, string>>;
  readonly harmless: string;
}

/** The languages that shoppers of our markets write beside English, with blanks between words. */
export const dangerLanguages: Readonly<Record<string, DangerLanguage>> = {
  de: {
    signs: {
      SELF_HARM:
        'mich umbringen, mich toten, mich toeten, mir etwas antun, mir was antun, selbstmord*, suizid*, will nicht mehr leben, mochte nicht mehr leben, will sterben, mochte sterben, mich selbst verletz*',
      SWALLOWED: 'verschluck*, geschluckt, runtergeschluckt, gegessen batterie, batterie gegessen, gefressen, erstickt',
      SHOCK:
        'stromschlag, stromschlage*, stromschlaeg*, elektroschock*, elektrische* schlag, schlag bekommen, schlag gekriegt, gewischt bekommen, unter strom, unter spannung, kribbelt, blanke* kabel, blanke* draht*, offene* kabel',
      HURT: 'blutet, blute, bluten, verletzt, verbrennung*, verbruh*, bewusstlos, krankenwagen, notarzt, vergiftet, mich verbrannt, hand verbrannt, finger verbrannt, kind verbrannt, mich/sich geschnitten, mich/sich dem/der/einem/einer geschnitten/verbrannt, finger geschnitten',
      BATTERY:
        'akku aufgeblaht, akku aufgeblaeht, akku heiss, akku ausgelaufen, akku lauft aus, akku dick, batterie aufgeblaht, batterie aufgeblaeht, batterie heiss, batterie ausgelaufen, batterie lauft aus',
      FIRE: 'brennt, brannte, ein brand, feuer, flamme, flammen, rauch, raucht, rauchte, qualm*, verbrannt, angebrannt, schmort, verschmort, angeschmort, geschmolzen, schmilzt, funken, explodiert*, verkohlt, brandgeruch, glimmt, stinkt plastik, riecht plastik, riecht komisch, riecht verschmort',
      WATER:
        'wasser lampe, wasser leuchte, wasser steckdose, wasser stecker, wasser netzteil, tropft lampe, lampe tropft, ins wasser gefallen, in badewanne, in waschbecken, lampe nass, stecker nass, wasser lauft, wasser tropft',
    },
    harmless:
      'brennt nicht, brennt nur, brennt schwach, brennt hell, wie hell/lange brennt, lamp*/leuchte*/licht*/birne* brennt noch/immer/lange, brennt lamp*/leuchte*/licht*/birne* noch/immer/lange, nicht brennt, feuer effekt, feuer modus, feuer szene, wie feuer, flammen effekt, kerze brennt',
  },
  fr: {
    signs: {
      SELF_HARM:
        'me tuer, me suicider, suicid*, envie de mourir, veux mourir, me faire du mal, en finir avec vie, plus envie vivre, veux plus vivre',
      SWALLOWED: 'avale, avalee, avalees, avaler, ingere*, mange pile, mange piles, s etouffe, pile dans bouche',
      SHOCK:
        'electrocut*, choc electrique, decharge electrique, pris une decharge, pris decharge, pris le jus, prend le jus, coup de jus, picote*, fils denudes, fil denude, cable denude, fils a nu',
      HURT: 'blesse, blessee, blessure, saigne, saignes, du sang, plein de sang, inconscient*, ambulance, empoisonne*, brulure*, brule main, brule doigt*, me suis brule*, s est brule*, coupe doigt, coupe main, me suis coupe*, s est coupe* avec/doigt/main, respire plus',
      BATTERY: 'batterie gonfle*, batterie coule, batterie chauffe, batterie fuit, pile gonfle*, pile coule, pile fuit',
      FIRE: 'feu, incendie, fumee, fume, flamme, flammes, brule, brulee, brulent, crame, roussi, etincelle*, a fondu, plastique fondu, plastique fond, explose*, odeur bizarre, odeur plastique, sent mauvais, carbonise*',
      WATER:
        'eau dans, eau lampe, eau prise, eau coule, eau goutte, lampe mouillee, prise mouillee, tombe dans l eau, tombee dans l eau, dans baignoire, dans lavabo, lampe goutte',
    },
    harmless:
      'ampoule brulee, ampoule a brule, feu de camp, feu de cheminee, effet feu, effet flamme, verre fume, detecteur de fumee, feu vert, feu rouge',
  },
  es: {
    signs: {
      SELF_HARM: 'matarme, suicid*, quiero morir, quiero morirme, hacerme dano, quitarme la vida, no quiero vivir',
      SWALLOWED: 'se trago, tragado, tragada, tragarse, ingirio, ingerido, comio pila, comio bateria, ahoga, atragant*',
      SHOCK:
        'electrocut*, descarga electrica, choque electrico, calambre, me dio corriente, da corriente, toques electricos, dio toques, da toques, cables pelados, cable pelado, hormigueo',
      HURT: 'herido, herida, sangra, sangrando, sangre, inconsciente, ambulancia, envenen*, quemadura*, lesion*, me queme, me he quemado, quemo la mano, quemo el dedo, corte el dedo, corte la mano, me corte con, se corto con, me he cortado, se ha cortado con/dedo/mano, no respira',
      BATTERY:
        'bateria hinchada, bateria inflada, bateria caliente, bateria gotea, bateria derrama*, pila hinchada, pila inflada, pila gotea, pila sulfatada',
      FIRE: 'fuego, incendio, incendi*, en llamas, salen llamas, hay llamas, humo, humea*, quema, quemando, quemado, quemada, arde, ardiendo, chispa, chispas, chispea*, derriti*, derret*, exploto, explot*, chamusc*, huele raro, huele plastico',
      WATER:
        'agua dentro, agua en lampara, agua en enchufe, agua lampara, agua enchufe, gotea lampara, lampara gotea, lampara mojada, enchufe mojado, cayo al agua, en la banera, cayo en agua',
    },
    harmless:
      'bombilla quemada, bombilla fundida, foco quemado, efecto fuego, efecto llama, detector/sensor de humo/incendios, como fuego, se ha quemado la bombilla',
  },
  it: {
    signs: {
      SELF_HARM: 'uccidermi, ammazzarmi, suicid*, voglio morire, farmi del male, farla finita, togliermi la vita',
      SWALLOWED: 'ingoiat*, inghiottit*, ingerit*, mangiato pila, mangiato batteria, soffoca*, pila in bocca',
      SHOCK:
        'scossa, scosse, folgorat*, fulminato io, shock elettrico, formicol*, fili scoperti, filo scoperto, cavi scoperti, presa la corrente',
      HURT: 'ferito, ferita, feriti, sanguin*, sangue, svenut*, ambulanza, avvelen*, ustion*, scottat*, mi sono bruciat*, bruciato mano, bruciato dito, mi sono tagliat*, si e tagliat* con/dito/mano, tagliato dito, non respira',
      BATTERY:
        'batteria gonfia, batteria gonfiata, batteria scotta, batteria perde, pila gonfia, pila perde, pila scotta',
      FIRE: 'fuoco, incendio, incendi*, fiamma, fiamme, fumo, fuma, brucia, bruciando, bruciato, bruciata, scintill*, plastica fusa, sciolt*, esplos*, puzza, odore strano, odore plastica',
      WATER:
        'acqua dentro, acqua nella, acqua lampada, acqua presa, gocciola lampada, lampada gocciola, lampada bagnata, presa bagnata, caduta nell acqua, caduta in acqua, nella vasca',
    },
    harmless: 'lampadina bruciata, lampadina fulminata, effetto fuoco, effetto fiamma, rilevatore di fumo',
  },
  nl: {
    signs: {
      SELF_HARM:
        'zelfmoord*, mezelf doden, mezelf iets aandoen, mezelf pijn, wil dood, niet meer leven, uit het leven stappen',
      SWALLOWED: 'ingeslikt, doorgeslikt, opgegeten, slikte, gestikt, verslikt, batterij in mond',
      SHOCK:
        'stroomstoot, elektrische schok, elektrocut*, geelektrocuteerd, schok gekregen, schok gehad, onder stroom, tintelt, blote draden, kale draden',
      HURT: 'gewond, bloedt, bloed, bloeden, bewusteloos, vergiftigd, brandwond*, hand verbrand, vinger verbrand, me verbrand, mij verbrand, me/mij/zich gesneden, me/mij/zich het/de/een gesneden, vinger gesneden',
      BATTERY:
        'batterij opgezwollen, accu opgezwollen, batterij lekt, accu lekt, batterij heet, accu heet, batterij bol',
      FIRE: 'brandt, in brand gevlogen, staat in brand, vliegt in brand, lamp in brand, vuur, vlammen, rookt, rook uit, er komt rook, vonken, vonkt, gesmolten, lamp smelt, plastic smelt, geexplodeerd, ontploft, verbrand, verschroeid, brandlucht, ruikt verbrand, stinkt',
      WATER:
        'water in lamp, water uit lamp, water stopcontact, lamp nat, stekker nat, in het water gevallen, in bad gevallen, lamp druppelt',
    },
    harmless:
      'brandt niet, brandt alleen, brandt zwak, brandt nog, niet brandt, brand new, haardvuur effect, vuur effect',
  },
  pt: {
    signs: {
      SELF_HARM: 'me matar, matar me, suicid*, suicidio, quero morrer, me machucar, acabar com minha vida',
      SWALLOWED: 'engoliu, engolir, engolido, engoli, engasg*, comeu pilha, comeu bateria',
      SHOCK:
        'choque eletrico, levei um choque, levou um choque, da choque, deu choque, eletrocut*, formig*, fios descascados, fio descascado',
      HURT: 'ferido, ferida, feri, sangra, sangrando, sangue, inconsciente, ambulancia, envenen*, queimadura*, queimei, queimou mao, queimou dedo, cortei dedo, cortei mao, me cortei, cortei me, se cortou com',
      BATTERY:
        'bateria inchada, bateria estufada, bateria vaza, bateria vazando, bateria quente, pilha inchada, pilha vaza, pilha vazando',
      FIRE: 'fogo, incendio, em chamas, fumaca, fumo, fumegar, queimando, queimado, queimada, a arder, faisca*, derreteu, derretendo, derretid*, explodiu, cheiro estranho, cheira queimado, cheiro queimado',
      WATER:
        'agua dentro, agua lampada, agua tomada, lampada molhada, tomada molhada, caiu na agua, na banheira, lampada pingando',
    },
    harmless: 'lampada queimada, lampada queimou, efeito fogo, efeito chama, detector/detetor/sensor de fumaca/fumo',
  },
  pl: {
    signs: {
      SELF_HARM: 'zabic sie, sie zabic, samoboj*, chce umrzec, zrobic sobie krzywde, nie chce zyc',
      SWALLOWED: 'polknal, polknela, polknelo, polkniec*, zjadl baterie, zjadlo baterie, dlawi*, zadlawil*',
      SHOCK:
        'porazil*, porazenie, kopnal prad, prad kopnal, kopie prad, pod napieciem, mrowi*, gole przewody, goly przewod',
      HURT: 'ranny, ranna, zranil*, krwawi*, krew, nieprzytomn*, zatru*, oparzen*, oparzyl*, poparzyl*, skaleczyl*',
      BATTERY:
        'bateria spuchl*, spuchnieta bateria, bateria wyciek*, akumulator spuchl*, bateria goraca, bateria cieknie',
      FIRE: 'pali sie, sie pali, pozar, ogien, plomien*, plonie, dym, dymi, dymi sie, iskr*, stopil*, topi sie, wybuch*, spalil sie, spalenizn*, spalony, zweglon*, dziwny zapach, smierdzi',
      WATER:
        'woda w lampie, woda lampa, woda z lampy, mokra lampa, lampa mokra, mokre gniazdko, wpadla do wody, do wanny',
    },
    harmless: 'nie pali sie, sie nie pali, czujnik dymu, efekt ognia, spalona zarowka, zarowka sie spalila',
  },
};

/** Japanese, whose words have no blanks between them. */
export const japaneseDanger: DangerLanguage = {
  signs: {
    SELF_HARM: '死にたい, 自殺, 自分を傷つけ, 消えたい, 生きていたくない, 死のう',
    SWALLOWED: '飲み込, 飲みこ, のみこ, 誤飲, 誤嚥, 口に入れ, 食べてしま, 食べちゃ, 喉に詰, のどに詰',
    SHOCK: '感電, ビリビリ, びりびり, ビリッと, 電気が走, 漏電',
    HURT: 'やけど, 火傷, ヤケド, 血が, 出血, 怪我, ケガ, けがをし, けがした, 意識がな, 救急, 息ができ',
    BATTERY: '電池が膨, バッテリーが膨, 液漏れ, 電池が熱, バッテリーが熱, 電池が漏, 膨らんで, 膨張',
    FIRE: '火事, 火災, 煙, けむり, 燃え, もえて, 焦げ, こげ臭, こげくさ, 火が出, 火がつ, 火花, 発火, 爆発, 溶け, 炎',
    WATER:
      '水が入, 水が漏, 水が垂, 水が落, 水漏れ, 水没, 濡れて, 濡れた, 水に落, 風呂に落, 浴槽に落, 浸水, 水がかか, 水をこぼ',
  },
  harmless:
    '煙感知, 煙探知, 火災報知, 炎のよう, 炎モード, 炎エフェクト, 炎の演出, ろうそくの炎, 溶け込, 焦げ茶, 濡れても, かかっても, 燃えにく, 防炎',
};
