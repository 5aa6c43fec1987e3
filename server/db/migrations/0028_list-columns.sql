-- The columns by which lists are searched, filtered, sorted and summed. They have raw folded text, and no format of a screen.

-- Folds a text as `fold` of domain/ does: lower case, no marks, letters and signs as people type them. It calls nothing of
-- ours, because pg_restore computes generated columns with an empty search_path. `translate` compares every character with
-- every letter of its list, so it runs only on texts that have one.
CREATE OR REPLACE FUNCTION search_fold(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  bare text := lower(given COLLATE "C");
BEGIN
  -- One byte for each character: ASCII.
  IF octet_length(given) = length(given) THEN
    RETURN bare;
  END IF;
  -- Most other texts have only dashes, quotation marks and signs of currencies, which have no marks and no capitals.
  IF given ~ '[^\u0001-\u007f\u2010-\u2030\u20a0-\u20bf\u2212]' THEN
    bare := lower(regexp_replace(normalize(given, NFD),
      '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09bc\u09be-\u09c4\u09c7-\u09c8\u09cb-\u09cd\u09d7\u09e2-\u09e3\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47-\u0a48\u0a4b-\u0a4d\u0a51\u0a70-\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2-\u0ae3\u0afa-\u0aff\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47-\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b62-\u0b63\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55-\u0c56\u0c62-\u0c63\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5-\u0cd6\u0ce2-\u0ce3\u0cf3\u0d00-\u0d03\u0d3b-\u0d3c\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62-\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0df2-\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f3f\u0f71-\u0f84\u0f86-\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u135d-\u135f\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17b4-\u17d3\u17dd\u180b-\u180d\u180f\u1885-\u1886\u18a9\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f\u1ab0-\u1add\u1ae0-\u1aeb\u1b00-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099-\u309a\ua66f-\ua672\ua674-\ua67d\ua69e-\ua69f\ua6f0-\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880-\ua881\ua8b4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43\uaa4c-\uaa4d\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7-\uaab8\uaabe-\uaabf\uaac1\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea\uabec-\uabed\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f\U000101fd\U000102e0\U00010376-\U0001037a\U00010a01-\U00010a03\U00010a05-\U00010a06\U00010a0c-\U00010a0f\U00010a38-\U00010a3a\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27\U00010d69-\U00010d6d\U00010eab-\U00010eac\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107f-\U00011082\U000110b0-\U000110ba\U000110c2\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111b3-\U000111c0\U000111c9-\U000111cc\U000111ce-\U000111cf\U0001122c-\U00011237\U0001123e\U00011241\U000112df-\U000112ea\U00011300-\U00011303\U0001133b-\U0001133c\U0001133e-\U00011344\U00011347-\U00011348\U0001134b-\U0001134d\U00011357\U00011362-\U00011363\U00011366-\U0001136c\U00011370-\U00011374\U000113b8-\U000113c0\U000113c2\U000113c5\U000113c7-\U000113ca\U000113cc-\U000113d0\U000113d2\U000113e1-\U000113e2\U00011435-\U00011446\U0001145e\U000114b0-\U000114c3\U000115af-\U000115b5\U000115b8-\U000115c0\U000115dc-\U000115dd\U00011630-\U00011640\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a\U00011930-\U00011935\U00011937-\U00011938\U0001193b-\U0001193e\U00011940\U00011942-\U00011943\U000119d1-\U000119d7\U000119da-\U000119e0\U000119e4\U00011a01-\U00011a0a\U00011a33-\U00011a39\U00011a3b-\U00011a3e\U00011a47\U00011a51-\U00011a5b\U00011a8a-\U00011a99\U00011b60-\U00011b67\U00011c2f-\U00011c36\U00011c38-\U00011c3f\U00011c92-\U00011ca7\U00011ca9-\U00011cb6\U00011d31-\U00011d36\U00011d3a\U00011d3c-\U00011d3d\U00011d3f-\U00011d45\U00011d47\U00011d8a-\U00011d8e\U00011d90-\U00011d91\U00011d93-\U00011d97\U00011ef3-\U00011ef6\U00011f00-\U00011f01\U00011f03\U00011f34-\U00011f3a\U00011f3e-\U00011f42\U00011f5a\U00013440\U00013447-\U00013455\U0001611e-\U0001612f\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f87\U00016f8f-\U00016f92\U00016fe4\U00016ff0-\U00016ff1\U0001bc9d-\U0001bc9e\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d172\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001da9f\U0001daa1-\U0001daaf\U0001e000-\U0001e006\U0001e008-\U0001e018\U0001e01b-\U0001e021\U0001e023-\U0001e024\U0001e026-\U0001e02a\U0001e08f\U0001e130-\U0001e136\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef\U0001e5ee-\U0001e5ef\U0001e6e3\U0001e6e6\U0001e6ee-\U0001e6ef\U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U000e0100-\U000e01ef]', '', 'g') COLLATE "C");
    IF bare ~ '[^\u0001-\u007f\u2010-\u2030\u20a0-\u20bf\u2212]' THEN
      bare := translate(bare,
        'ÆÐØÞĐĦĲĿŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿẞỺỼỾℲⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫⅬⅭⅮⅯↃⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𐵐𐵑𐵒𐵓𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡',
        'æðøþđħĳŀłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿßỻỽỿⅎⅰⅱⅲⅳⅴⅵⅶⅷⅸⅹⅺⅻⅼⅽⅾⅿↄⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃');
      bare := replace(replace(replace(replace(translate(bare, 'ɑɓƈđɖɗðǝəɛɠħɦıɨɩƙłɫŋɲøɔɵƥʃŧƭʉʊʋƴƶʒ′ʹʻʼʽˈ´＇″«»＂﹣－',
        'abcddddeeeghhiiikllnnooopsttuuvyzz''''''''''''''''""""--'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');
    END IF;
  END IF;
  IF bare ~ '[‘’‚‛“”„‟‐‑‒–—―−]' THEN
    bare := translate(bare, '‘’‚‛“”„‟‐‑‒–—―−', '''''''''""""-------');
  END IF;
  RETURN bare;
END;
$$;
--> statement-breakpoint
DROP FUNCTION search_fold_marks(text);
--> statement-breakpoint
-- A body with RETURN is bound to the functions that it calls when it is created, for the same reason.
-- The text that is searched: folded, every space a plain one, so that `% ab%` finds the beginnings of words.
CREATE FUNCTION search_line(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(search_fold(given), '[\u0009-\u000d\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', ' ', 'g');
--> statement-breakpoint
-- A text by which rows are ordered; null without a character other than space. A key of an index has at most 2,700 bytes.
CREATE FUNCTION sort_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN nullif(left(btrim(search_line(given)), 200), '');
--> statement-breakpoint
-- A word that is filtered, in lower case with hyphens.
CREATE FUNCTION choice_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN given ~ '^[a-z-]+$' THEN given ELSE regexp_replace(sort_key(given), '[ _]+', '-', 'g') END;
--> statement-breakpoint
-- Text with a space before it, or nothing.
CREATE FUNCTION and_word(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN given IS NULL THEN '' ELSE ' ' || given END;
--> statement-breakpoint
-- A phone number without its prefix, as `phoneDigits`.
CREATE FUNCTION phone_digits(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(regexp_replace(regexp_replace(given, '[^0-9]', '', 'g'), '^(00)?234', ''), '^0', '');
--> statement-breakpoint
-- The functions of migrations 0015 and 0027 with bodies that are bound when they are created.
CREATE OR REPLACE FUNCTION figure_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN given ~ '^[a-z-]+$' THEN given ELSE
  regexp_replace(regexp_replace(lower(given COLLATE "C"),
    '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$', '', 'g'),
    '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff_]+', '-', 'g') END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION money_direction(type text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN figure_key(type) IN ('payment', 'job-payment', 'part-payment', 'full-payment', 'deposit', 'credit') THEN 'in'
  WHEN figure_key(type) IN ('withdrawal', 'withdraw', 'payout', 'pay-out', 'refund', 'debit') THEN 'out' END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION status_is_paid(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(figure_key(status) IN ('paid', 'success', 'successful', 'completed', 'approved'), false);
--> statement-breakpoint
-- Whether nothing is done or paid any more; the words of domain/status.ts.
CREATE FUNCTION status_is_failed(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(figure_key(status) IN ('rejected', 'failed', 'declined', 'cancelled', 'canceled', 'reversed', 'refunded', 'expired', 'voided'), false);
--> statement-breakpoint

-- What depends on the row alone is a generated column: the engine fills it for every program, and nobody can
-- write another value. ADD COLUMN of a stored one rewrites the table once and builds its indexes anew.
ALTER TABLE artisans
  ADD COLUMN full_name text COLLATE "C" GENERATED ALWAYS AS (sort_key(and_word(first_name) || and_word(last_name))) STORED,
  ADD COLUMN name_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(and_word(last_name) || and_word(first_name))) STORED,
  ADD COLUMN location_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(and_word(ward) || and_word(lga) || and_word(state))) STORED,
  ADD COLUMN email_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(email)) STORED,
  ADD COLUMN status_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(status)) STORED,
  ADD COLUMN search_text text COLLATE "C" GENERATED ALWAYS AS (search_line(' ' || id::text || and_word(first_name) || and_word(last_name)
    || and_word(ward) || and_word(lga) || and_word(state) || and_word(status))) STORED,
  ADD COLUMN contact_text text COLLATE "C" GENERATED ALWAYS AS (search_line(and_word(email))) STORED;
--> statement-breakpoint
ALTER TABLE clients
  ADD COLUMN full_name text COLLATE "C" GENERATED ALWAYS AS (sort_key(and_word(first_name) || and_word(last_name))) STORED,
  ADD COLUMN name_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(and_word(last_name) || and_word(first_name))) STORED,
  ADD COLUMN location_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(and_word(ward) || and_word(lga) || and_word(state))) STORED,
  ADD COLUMN email_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(email)) STORED,
  ADD COLUMN status_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(status)) STORED,
  ADD COLUMN search_text text COLLATE "C" GENERATED ALWAYS AS (search_line(' ' || id::text || and_word(first_name) || and_word(last_name)
    || and_word(ward) || and_word(lga) || and_word(state) || and_word(status))) STORED,
  ADD COLUMN contact_text text COLLATE "C" GENERATED ALWAYS AS (search_line(and_word(email))) STORED;
--> statement-breakpoint
ALTER TABLE contact_messages
  ADD COLUMN name_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(and_word(last_name) || and_word(first_name))) STORED,
  ADD COLUMN phone_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(phone_number)) STORED,
  ADD COLUMN phone_digits text COLLATE "C" GENERATED ALWAYS AS (phone_digits(phone_number)) STORED,
  ADD COLUMN email_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(email)) STORED,
  ADD COLUMN status_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(read_status)) STORED,
  ADD COLUMN category_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(category)) STORED,
  ADD COLUMN search_text text COLLATE "C" GENERATED ALWAYS AS (search_line(' ' || id::text || and_word(last_name) || and_word(first_name)
    || and_word(read_status) || and_word(category) || and_word(message))) STORED,
  ADD COLUMN contact_text text COLLATE "C" GENERATED ALWAYS AS (search_line(and_word(email) || and_word(phone_number)
    || and_word('0' || phone_digits(phone_number)))) STORED;
--> statement-breakpoint

-- The names of both parties come from other tables, so triggers fill them. The rows so far are filled by functions in the
-- same rewrite, in which a generated column sees the new name: no row has a second version, and no vacuum is needed.
CREATE FUNCTION name_of_artisan(wanted integer) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (SELECT full_name FROM artisans WHERE id = wanted);
END;
$$;
--> statement-breakpoint
CREATE FUNCTION name_of_client(wanted integer) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (SELECT full_name FROM clients WHERE id = wanted);
END;
$$;
--> statement-breakpoint
ALTER TABLE jobs ADD COLUMN artisan_name text, ADD COLUMN client_name text;
--> statement-breakpoint
ALTER TABLE jobs
  ALTER COLUMN artisan_name TYPE text COLLATE "C" USING name_of_artisan(artisan_id),
  ALTER COLUMN client_name TYPE text COLLATE "C" USING name_of_client(client_id),
  ADD COLUMN service_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(service_type)) STORED,
  ADD COLUMN description_key text COLLATE "C" GENERATED ALWAYS AS (left(sort_key(description), 100)) STORED,
  ADD COLUMN status_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(status)) STORED,
  ADD COLUMN sum_class text COLLATE "C" GENERATED ALWAYS AS (CASE WHEN status_is_failed(status) THEN 'left_out' ELSE 'total' END) STORED,
  ADD COLUMN search_text text COLLATE "C" GENERATED ALWAYS AS (search_line(' ' || id::text || and_word(client_name) || and_word(artisan_name)
    || and_word(service_type) || and_word(description) || and_word(status))) STORED;
--> statement-breakpoint
ALTER TABLE transactions ADD COLUMN artisan_name text, ADD COLUMN client_name text;
--> statement-breakpoint
ALTER TABLE transactions
  ALTER COLUMN artisan_name TYPE text COLLATE "C" USING name_of_artisan(artisan_id),
  ALTER COLUMN client_name TYPE text COLLATE "C" USING name_of_client(client_id),
  ADD COLUMN service_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(service_type)) STORED,
  ADD COLUMN type_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(type)) STORED,
  ADD COLUMN description_key text COLLATE "C" GENERATED ALWAYS AS (left(sort_key(description), 100)) STORED,
  ADD COLUMN status_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(payment_status)) STORED,
  ADD COLUMN signed_kobo bigint GENERATED ALWAYS AS (CASE WHEN money_direction(type) = 'out' THEN -abs(amount_kobo) ELSE amount_kobo END) STORED,
  ADD COLUMN sum_class text COLLATE "C" GENERATED ALWAYS AS (CASE WHEN status_is_paid(payment_status)
    THEN coalesce('paid_' || money_direction(type), 'left_out') END) STORED,
  ADD COLUMN search_text text COLLATE "C" GENERATED ALWAYS AS (search_line(' ' || id::text || and_word(artisan_name) || and_word(client_name)
    || and_word(service_type) || and_word(type) || and_word(description) || and_word(payment_status))) STORED;
--> statement-breakpoint
ALTER TABLE withdrawal_requests ADD COLUMN artisan_name text;
--> statement-breakpoint
ALTER TABLE withdrawal_requests
  ALTER COLUMN artisan_name TYPE text COLLATE "C" USING name_of_artisan(artisan_id),
  ADD COLUMN available_kobo bigint GENERATED ALWAYS AS (coalesce(balance_before_kobo, amount_kobo)) STORED,
  ADD COLUMN search_text text COLLATE "C" GENERATED ALWAYS AS (search_line(' ' || id::text || and_word(artisan_name) || ' paid')) STORED;
--> statement-breakpoint
-- A part-payment also shows the price and the deadline of its job.
CREATE FUNCTION job_of_part_payment(wanted integer) RETURNS jobs LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  job jobs;
BEGIN
  SELECT * INTO job FROM jobs WHERE id = wanted;
  RETURN job;
END;
$$;
--> statement-breakpoint
ALTER TABLE part_payments ADD COLUMN artisan_name text, ADD COLUMN job_kobo bigint, ADD COLUMN job_due_date timestamptz;
--> statement-breakpoint
ALTER TABLE part_payments
  ALTER COLUMN artisan_name TYPE text COLLATE "C" USING (job_of_part_payment(job_id)).artisan_name,
  ALTER COLUMN job_kobo TYPE bigint USING (job_of_part_payment(job_id)).amount_kobo,
  ALTER COLUMN job_due_date TYPE timestamptz USING (job_of_part_payment(job_id)).due_date,
  ADD COLUMN search_text text COLLATE "C" GENERATED ALWAYS AS (search_line(' ' || job_id::text || and_word(artisan_name) || and_word(status))) STORED;
--> statement-breakpoint
DROP FUNCTION name_of_artisan(integer), name_of_client(integer), job_of_part_payment(integer);
--> statement-breakpoint

-- One index for each order. The id makes the order total, so that a cursor is a place in the index.
CREATE INDEX artisans_name ON artisans (name_key, id);
--> statement-breakpoint
CREATE INDEX artisans_location ON artisans (location_key, id);
--> statement-breakpoint
CREATE INDEX artisans_email ON artisans (email_key, id);
--> statement-breakpoint
CREATE INDEX artisans_status ON artisans (status_key, id);
--> statement-breakpoint
CREATE INDEX clients_name ON clients (name_key, id);
--> statement-breakpoint
CREATE INDEX clients_location ON clients (location_key, id);
--> statement-breakpoint
CREATE INDEX clients_email ON clients (email_key, id);
--> statement-breakpoint
CREATE INDEX clients_status ON clients (status_key, id);
--> statement-breakpoint
CREATE INDEX contact_messages_name ON contact_messages (name_key, id);
--> statement-breakpoint
CREATE INDEX contact_messages_phone ON contact_messages (phone_key, id);
--> statement-breakpoint
CREATE INDEX contact_messages_email ON contact_messages (email_key, id);
--> statement-breakpoint
CREATE INDEX contact_messages_status ON contact_messages (status_key, id);
--> statement-breakpoint
CREATE INDEX contact_messages_category ON contact_messages (category_key, id);
--> statement-breakpoint
CREATE INDEX contact_messages_created ON contact_messages (created_at, id);
--> statement-breakpoint
CREATE INDEX jobs_client_name ON jobs (client_name, id);
--> statement-breakpoint
CREATE INDEX jobs_artisan_name ON jobs (artisan_name, id);
--> statement-breakpoint
CREATE INDEX jobs_service ON jobs (service_key, id);
--> statement-breakpoint
CREATE INDEX jobs_created ON jobs (created_at, id);
--> statement-breakpoint
CREATE INDEX jobs_description ON jobs (description_key, id);
--> statement-breakpoint
CREATE INDEX jobs_start_date ON jobs (start_date, id);
--> statement-breakpoint
CREATE INDEX jobs_due_date ON jobs (due_date, id);
--> statement-breakpoint
CREATE INDEX jobs_amount ON jobs (amount_kobo, id);
--> statement-breakpoint
CREATE INDEX jobs_status ON jobs (status_key, id);
--> statement-breakpoint
CREATE INDEX transactions_artisan_name ON transactions (artisan_name, id);
--> statement-breakpoint
CREATE INDEX transactions_client_name ON transactions (client_name, id);
--> statement-breakpoint
CREATE INDEX transactions_service ON transactions (service_key, id);
--> statement-breakpoint
CREATE INDEX transactions_date ON transactions (date, id);
--> statement-breakpoint
CREATE INDEX transactions_type ON transactions (type_key, id);
--> statement-breakpoint
CREATE INDEX transactions_description ON transactions (description_key, id);
--> statement-breakpoint
CREATE INDEX transactions_amount ON transactions (signed_kobo, id);
--> statement-breakpoint
CREATE INDEX transactions_status ON transactions (status_key, id);
--> statement-breakpoint
CREATE INDEX withdrawal_requests_paid_name ON withdrawal_requests (artisan_name, id) WHERE status = 'approved';
--> statement-breakpoint
CREATE INDEX withdrawal_requests_paid_available ON withdrawal_requests (available_kobo, id) WHERE status = 'approved';
--> statement-breakpoint
CREATE INDEX withdrawal_requests_paid_amount ON withdrawal_requests (amount_kobo, id) WHERE status = 'approved';
--> statement-breakpoint
CREATE INDEX withdrawal_requests_paid_at ON withdrawal_requests (decided_at, id) WHERE status = 'approved';
--> statement-breakpoint
CREATE INDEX withdrawal_requests_paid_id ON withdrawal_requests (id) WHERE status = 'approved';
--> statement-breakpoint
CREATE INDEX part_payments_paid_name ON part_payments (artisan_name, job_id) WHERE status = 'paid';
--> statement-breakpoint
CREATE INDEX part_payments_paid_price ON part_payments (job_kobo, job_id) WHERE status = 'paid';
--> statement-breakpoint
CREATE INDEX part_payments_paid_amount ON part_payments (amount_kobo, job_id) WHERE status = 'paid';
--> statement-breakpoint
CREATE INDEX part_payments_paid_due ON part_payments (job_due_date, job_id) WHERE status = 'paid';
--> statement-breakpoint
CREATE INDEX part_payments_paid_at ON part_payments (decided_at, job_id) WHERE status = 'paid';
--> statement-breakpoint
CREATE INDEX part_payments_paid_id ON part_payments (job_id) WHERE status = 'paid';
--> statement-breakpoint

-- A new row locks its parties FOR SHARE before it reads their names, so it waits for a name that is being
-- written and reads the new one; a new name waits for such rows, and its UPDATE, a later statement, sees them. A row that
-- keeps its parties keeps their names and locks nobody, so a changed status never waits for a person.
CREATE FUNCTION fill_party_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.artisan_id IS DISTINCT FROM OLD.artisan_id THEN
    NEW.artisan_name := NULL;
    IF NEW.artisan_id IS NOT NULL THEN
      SELECT full_name INTO NEW.artisan_name FROM artisans WHERE id = NEW.artisan_id FOR SHARE;
    END IF;
  END IF;
  -- Nested: the engine looks for NEW.client_id before it evaluates any part of a condition.
  IF TG_NARGS = 1 THEN
    IF TG_OP = 'INSERT' OR NEW.client_id IS DISTINCT FROM OLD.client_id THEN
      NEW.client_name := NULL;
      IF NEW.client_id IS NOT NULL THEN
        SELECT full_name INTO NEW.client_name FROM clients WHERE id = NEW.client_id FOR SHARE;
      END IF;
    END IF;
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER fill_party_names BEFORE INSERT OR UPDATE OF artisan_id, client_id ON jobs
  FOR EACH ROW EXECUTE FUNCTION fill_party_names('client');
--> statement-breakpoint
CREATE TRIGGER fill_party_names BEFORE INSERT OR UPDATE OF artisan_id, client_id ON transactions
  FOR EACH ROW EXECUTE FUNCTION fill_party_names('client');
--> statement-breakpoint
CREATE TRIGGER fill_party_names BEFORE INSERT OR UPDATE OF artisan_id ON withdrawal_requests
  FOR EACH ROW EXECUTE FUNCTION fill_party_names();
--> statement-breakpoint
CREATE FUNCTION fill_part_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT artisan_name, amount_kobo, due_date INTO NEW.artisan_name, NEW.job_kobo, NEW.job_due_date
  FROM jobs WHERE id = NEW.job_id FOR SHARE;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER fill_part_payment BEFORE INSERT OR UPDATE OF job_id ON part_payments
  FOR EACH ROW EXECUTE FUNCTION fill_part_payment();
--> statement-breakpoint
-- In the order of the tables in which approvals lock them, and only rows that show another name.
CREATE FUNCTION rename_party() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'artisans' THEN
    UPDATE withdrawal_requests SET artisan_name = NEW.full_name WHERE artisan_id = NEW.id AND artisan_name IS DISTINCT FROM NEW.full_name;
    UPDATE jobs SET artisan_name = NEW.full_name WHERE artisan_id = NEW.id AND artisan_name IS DISTINCT FROM NEW.full_name;
    UPDATE transactions SET artisan_name = NEW.full_name WHERE artisan_id = NEW.id AND artisan_name IS DISTINCT FROM NEW.full_name;
  ELSE
    UPDATE jobs SET client_name = NEW.full_name WHERE client_id = NEW.id AND client_name IS DISTINCT FROM NEW.full_name;
    UPDATE transactions SET client_name = NEW.full_name WHERE client_id = NEW.id AND client_name IS DISTINCT FROM NEW.full_name;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER rename_party AFTER UPDATE OF first_name, last_name ON artisans FOR EACH ROW
  WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION rename_party();
--> statement-breakpoint
CREATE TRIGGER rename_party AFTER UPDATE OF first_name, last_name ON clients FOR EACH ROW
  WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION rename_party();
--> statement-breakpoint
CREATE FUNCTION show_job_in_part_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE part_payments SET artisan_name = NEW.artisan_name, job_kobo = NEW.amount_kobo, job_due_date = NEW.due_date WHERE job_id = NEW.id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER show_job_in_part_payment AFTER UPDATE ON jobs FOR EACH ROW
  WHEN ((OLD.artisan_name, OLD.amount_kobo, OLD.due_date) IS DISTINCT FROM (NEW.artisan_name, NEW.amount_kobo, NEW.due_date))
  EXECUTE FUNCTION show_job_in_part_payment();
--> statement-breakpoint
-- The indexes of words need the extension pg_trgm. Without it, or without the right to add it, lists are searched row by row;
-- the function can be called again when the database has the extension.
CREATE FUNCTION add_word_indexes() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  class text;
  name text;
  words text;
BEGIN
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXCEPTION
    WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN NULL;
  END;
  SELECT format('%I.gin_trgm_ops', n.nspname) INTO class
  FROM pg_opclass c JOIN pg_namespace n ON n.oid = c.opcnamespace WHERE c.opcname = 'gin_trgm_ops';
  IF class IS NULL THEN
    RETURN;
  END IF;
  FOR name, words IN VALUES
    ('artisans', 'search_text'), ('clients', 'search_text'), ('contact_messages', 'search_text'), ('jobs', 'search_text'),
    ('transactions', 'search_text'), ('withdrawal_requests', 'search_text'), ('part_payments', 'search_text'),
    ('artisans', 'contact_text'), ('clients', 'contact_text'), ('contact_messages', 'contact_text')
  LOOP
    EXECUTE format('CREATE INDEX IF NOT EXISTS %s_%s ON %I USING gin (%I %s)', name, words, name, words, class);
  END LOOP;
END;
$$;
--> statement-breakpoint
SELECT add_word_indexes();
--> statement-breakpoint
ANALYZE;
