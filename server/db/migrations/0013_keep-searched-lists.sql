-- What the searches of long lists look at is kept by the statements that change the records, whichever program
-- sends these. Each list has a view that says how one row is searched, and a table that keeps the view's rows
-- from when the server fills it (server/search/keeping). The triggers do nothing for a list that is off.

-- Lower case without marks, as `fold` in src/lib/row-index/fold.ts. Nothing in it depends on the locale of the
-- database. The class has all marks (\p{M}) of Unicode 17, the two texts all capitals that are left without
-- marks, with their small letters, and the last sigma of a word. A test compares both functions for every character.
CREATE FUNCTION search_fold(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  bare text;
BEGIN
  -- One byte for each character: ASCII.
  IF octet_length(given) = length(given) THEN
    RETURN lower(given COLLATE "C");
  END IF;
  bare := lower(regexp_replace(normalize(given, NFD),
    '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09bc\u09be-\u09c4\u09c7-\u09c8\u09cb-\u09cd\u09d7\u09e2-\u09e3\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47-\u0a48\u0a4b-\u0a4d\u0a51\u0a70-\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2-\u0ae3\u0afa-\u0aff\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47-\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b62-\u0b63\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55-\u0c56\u0c62-\u0c63\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5-\u0cd6\u0ce2-\u0ce3\u0cf3\u0d00-\u0d03\u0d3b-\u0d3c\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62-\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0df2-\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f3f\u0f71-\u0f84\u0f86-\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u135d-\u135f\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17b4-\u17d3\u17dd\u180b-\u180d\u180f\u1885-\u1886\u18a9\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f\u1ab0-\u1add\u1ae0-\u1aeb\u1b00-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099-\u309a\ua66f-\ua672\ua674-\ua67d\ua69e-\ua69f\ua6f0-\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880-\ua881\ua8b4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43\uaa4c-\uaa4d\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7-\uaab8\uaabe-\uaabf\uaac1\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea\uabec-\uabed\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f\U000101fd\U000102e0\U00010376-\U0001037a\U00010a01-\U00010a03\U00010a05-\U00010a06\U00010a0c-\U00010a0f\U00010a38-\U00010a3a\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27\U00010d69-\U00010d6d\U00010eab-\U00010eac\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107f-\U00011082\U000110b0-\U000110ba\U000110c2\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111b3-\U000111c0\U000111c9-\U000111cc\U000111ce-\U000111cf\U0001122c-\U00011237\U0001123e\U00011241\U000112df-\U000112ea\U00011300-\U00011303\U0001133b-\U0001133c\U0001133e-\U00011344\U00011347-\U00011348\U0001134b-\U0001134d\U00011357\U00011362-\U00011363\U00011366-\U0001136c\U00011370-\U00011374\U000113b8-\U000113c0\U000113c2\U000113c5\U000113c7-\U000113ca\U000113cc-\U000113d0\U000113d2\U000113e1-\U000113e2\U00011435-\U00011446\U0001145e\U000114b0-\U000114c3\U000115af-\U000115b5\U000115b8-\U000115c0\U000115dc-\U000115dd\U00011630-\U00011640\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a\U00011930-\U00011935\U00011937-\U00011938\U0001193b-\U0001193e\U00011940\U00011942-\U00011943\U000119d1-\U000119d7\U000119da-\U000119e0\U000119e4\U00011a01-\U00011a0a\U00011a33-\U00011a39\U00011a3b-\U00011a3e\U00011a47\U00011a51-\U00011a5b\U00011a8a-\U00011a99\U00011b60-\U00011b67\U00011c2f-\U00011c36\U00011c38-\U00011c3f\U00011c92-\U00011ca7\U00011ca9-\U00011cb6\U00011d31-\U00011d36\U00011d3a\U00011d3c-\U00011d3d\U00011d3f-\U00011d45\U00011d47\U00011d8a-\U00011d8e\U00011d90-\U00011d91\U00011d93-\U00011d97\U00011ef3-\U00011ef6\U00011f00-\U00011f01\U00011f03\U00011f34-\U00011f3a\U00011f3e-\U00011f42\U00011f5a\U00013440\U00013447-\U00013455\U0001611e-\U0001612f\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f87\U00016f8f-\U00016f92\U00016fe4\U00016ff0-\U00016ff1\U0001bc9d-\U0001bc9e\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d172\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001da9f\U0001daa1-\U0001daaf\U0001e000-\U0001e006\U0001e008-\U0001e018\U0001e01b-\U0001e021\U0001e023-\U0001e024\U0001e026-\U0001e02a\U0001e08f\U0001e130-\U0001e136\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef\U0001e5ee-\U0001e5ef\U0001e6e3\U0001e6e6\U0001e6ee-\U0001e6ef\U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U000e0100-\U000e01ef]',
    '', 'g') COLLATE "C");
  -- Dashes, quotation marks and signs of currencies are frequent, and have no capitals.
  IF bare !~ '[^\u0001-\u007f\u2010-\u2030\u20a0-\u20bf\u2212]' THEN
    RETURN bare;
  END IF;
  RETURN translate(bare,
    'ÆÐØÞĐĦĲĿŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿẞỺỼỾℲⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫⅬⅭⅮⅯↃⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𐵐𐵑𐵒𐵓𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡',
    'æðøþđħĳŀłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿßỻỽỿⅎⅰⅱⅲⅳⅴⅵⅶⅷⅸⅹⅺⅻⅼⅽⅾⅿↄⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃');
END;
$$;
--> statement-breakpoint
-- A text, or null for one without a character other than space.
CREATE FUNCTION search_text(given text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN given ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' THEN given END
$$;
--> statement-breakpoint
CREATE FUNCTION search_trim(given text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(given, '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$', '', 'g')
$$;
--> statement-breakpoint
-- The key of a word that is filtered: in lower case with hyphens.
CREATE FUNCTION search_key(given text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  -- Most words are keys already.
  SELECT CASE WHEN given ~ '^[a-z-]+$' THEN given ELSE
    regexp_replace(search_trim(search_fold(search_text(given))), '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff_]+', '-', 'g') END
$$;
--> statement-breakpoint
-- A text as it is ordered. An index takes no long ones.
CREATE FUNCTION search_order(given text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT left(search_fold(search_text(given)), 100)
$$;
--> statement-breakpoint
-- A status word as screens show it.
CREATE FUNCTION search_status(given text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(regexp_replace(search_trim(search_text(given)), '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff_-]+', ' ', 'g'), '')
$$;
--> statement-breakpoint
-- An amount in kobo as screens show it, and as people type it: ₦192,500.00 192500.
CREATE FUNCTION search_naira(kobo bigint) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(CASE WHEN kobo < 0 THEN U&'\2212\200A' ELSE '' END || '₦'
    || to_char(abs(kobo) / 100.0, 'FM999,999,999,999,999,990.00') || ' ' || trim_scale(kobo / 100.0), 'nil')
$$;
--> statement-breakpoint
-- The day in Africa/Lagos, which is one hour east of UTC all year.
CREATE FUNCTION search_day(moment timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN isfinite(moment) THEN
    to_char(moment AT TIME ZONE 'UTC' + interval '1 hour', 'YYYY/MM/DD') END
$$;
--> statement-breakpoint
-- Microseconds since 1970 (UTC).
CREATE FUNCTION search_micros(moment timestamptz) RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN isfinite(moment) THEN (extract(epoch FROM moment) * 1000000)::bigint END
$$;
--> statement-breakpoint
-- A phone number without its prefix, as `phoneDigits` in src/lib/values/phone.ts.
CREATE FUNCTION search_digits(given text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(given, '[^0-9]', '', 'g'), '^(00)?234', ''), '^0', '')
$$;
--> statement-breakpoint
CREATE FUNCTION search_name(first text, last text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(array_to_string(ARRAY[search_text(first), search_text(last)], ' '), '')
$$;
--> statement-breakpoint
CREATE FUNCTION search_place(ward text, lga text, state text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN coalesce(search_text(ward), search_text(lga), search_text(state)) IS NOT NULL THEN
    array_to_string(ARRAY[search_text(ward), search_text(lga), search_text(state)], ', ', 'NIL') END
$$;
--> statement-breakpoint
-- The folded texts of a row, one on each line.
CREATE FUNCTION search_words(VARIADIC texts text[]) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT search_fold(array_to_string(texts, E'\n', 'NIL'))
$$;
--> statement-breakpoint
-- Whether a key says that money was paid; paidStatuses in src/lib/values/transaction-types.ts.
CREATE FUNCTION search_is_paid(key text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT key IN ('paid', 'success', 'successful', 'completed', 'approved')
$$;
--> statement-breakpoint
CREATE VIEW artisans_as_searched AS
SELECT p.id,
  search_words(p.id::text, search_name(p.first_name, p.last_name),
    coalesce(search_place(p.ward, p.lga, p.state), 'No Address'), search_text(p.email), search_status(p.status)) AS words,
  search_order(search_name(p.last_name, p.first_name)) AS name,
  search_order(search_place(p.ward, p.lga, p.state)) AS location,
  search_order(p.email) AS email,
  search_key(p.status) AS status
FROM artisans p;
--> statement-breakpoint
CREATE VIEW clients_as_searched AS
SELECT p.id,
  search_words(p.id::text, search_name(p.first_name, p.last_name),
    coalesce(search_place(p.ward, p.lga, p.state), 'No Address'), search_text(p.email), search_status(p.status)) AS words,
  search_order(search_name(p.last_name, p.first_name)) AS name,
  search_order(search_place(p.ward, p.lga, p.state)) AS location,
  search_order(p.email) AS email,
  search_key(p.status) AS status
FROM clients p;
--> statement-breakpoint
CREATE VIEW jobs_as_searched AS
SELECT j.id,
  search_words(j.id::text, known.client, known.artisan, search_text(j.service_type), search_text(j.description),
    search_day(j.start_date), search_day(j.due_date), search_status(j.status))
    || E'\n' || search_naira(j.amount_kobo) AS words,
  search_order(known.client) AS client_name,
  search_order(known.artisan) AS artisan_name,
  search_key(j.service_type) AS service_type,
  search_order(j.description) AS job_description,
  search_micros(j.start_date) AS start_date,
  search_micros(j.due_date) AS due_date,
  j.amount_kobo AS amount,
  known.status AS job_status,
  -- The words of the tone "bad" in src/lib/values/status.ts: no money is due.
  CASE WHEN known.status IN ('rejected', 'failed', 'declined', 'cancelled', 'canceled', 'reversed',
    'refunded', 'expired', 'voided') THEN 'left_out' ELSE 'total' END AS sum_of
FROM jobs j
LEFT JOIN artisans a ON a.id = j.artisan_id
LEFT JOIN clients c ON c.id = j.client_id
-- OFFSET 0: what is used several times is worked out once for a row.
CROSS JOIN LATERAL (SELECT search_name(a.first_name, a.last_name) AS artisan,
  search_name(c.first_name, c.last_name) AS client, search_key(j.status) AS status OFFSET 0) known;
--> statement-breakpoint
CREATE VIEW transactions_as_searched AS
SELECT t.id,
  search_words(t.id::text, known.artisan, known.client, search_text(t.service_type), search_day(t.date),
    search_text(t.type), search_text(t.description), search_status(t.payment_status))
    || E'\n' || search_naira(signed.kobo) AS words,
  search_order(known.artisan) AS artisan_name,
  search_order(known.client) AS client_name,
  search_order(t.service_type) AS service_type,
  search_micros(t.date) AS date,
  known.type,
  search_order(t.description) AS description,
  signed.kobo AS amount,
  known.status AS payment_status,
  CASE WHEN search_is_paid(known.status) THEN coalesce('paid_' || way.direction, 'left_out') END AS sum_of
FROM transactions t
LEFT JOIN artisans a ON a.id = t.artisan_id
LEFT JOIN clients c ON c.id = t.client_id
-- OFFSET 0: what is used several times is worked out once for a row.
CROSS JOIN LATERAL (SELECT search_name(a.first_name, a.last_name) AS artisan,
  search_name(c.first_name, c.last_name) AS client, search_key(t.type) AS type,
  search_key(t.payment_status) AS status OFFSET 0) known
-- The types are those of src/lib/values/transaction-types.ts.
CROSS JOIN LATERAL (SELECT CASE
  WHEN known.type IN ('payment', 'job-payment', 'part-payment', 'full-payment', 'deposit', 'credit') THEN 'in'
  WHEN known.type IN ('withdrawal', 'withdraw', 'payout', 'pay-out', 'refund', 'debit') THEN 'out'
END AS direction OFFSET 0) way
CROSS JOIN LATERAL (SELECT CASE WHEN way.direction = 'out' AND t.amount_kobo > 0
  THEN -t.amount_kobo ELSE t.amount_kobo END AS kobo OFFSET 0) signed;
--> statement-breakpoint
CREATE VIEW approved_withdrawals_as_searched AS
SELECT w.id,
  search_words(w.id::text, search_name(a.first_name, a.last_name), search_day(w.decided_at), 'Paid')
    || E'\n' || search_naira(coalesce(w.balance_before_kobo, w.amount_kobo))
    || E'\n' || search_naira(w.amount_kobo) AS words,
  search_order(search_name(a.first_name, a.last_name)) AS artisan_name,
  coalesce(w.balance_before_kobo, w.amount_kobo) AS available_amount,
  w.amount_kobo AS amount,
  search_micros(w.decided_at) AS created_at,
  'paid'::text AS payment_status,
  'total'::text AS sum_of
FROM withdrawal_requests w
JOIN artisans a ON a.id = w.artisan_id
WHERE w.status = 'approved';
--> statement-breakpoint
CREATE VIEW paid_part_payments_as_searched AS
SELECT p.job_id AS id,
  search_words(p.job_id::text, search_name(a.first_name, a.last_name), search_day(j.due_date), search_status(p.status))
    || E'\n' || search_naira(j.amount_kobo) || E'\n' || search_naira(p.amount_kobo) AS words,
  search_order(search_name(a.first_name, a.last_name)) AS artisan_name,
  j.amount_kobo AS job_amount,
  p.amount_kobo AS part_payment_amount,
  search_micros(j.due_date) AS job_deadline,
  search_key(p.status) AS part_payment_status,
  'total'::text AS sum_of
FROM part_payments p
JOIN jobs j ON j.id = p.job_id
LEFT JOIN artisans a ON a.id = j.artisan_id
WHERE p.status = 'paid';
--> statement-breakpoint
CREATE VIEW contact_messages_as_searched AS
SELECT m.id,
  search_words(m.id::text, search_name(m.last_name, m.first_name),
    search_text(m.phone_number) || ' 0' || search_digits(m.phone_number), search_text(m.email),
    search_status(m.read_status), search_text(m.category)) AS words,
  search_order(search_name(m.last_name, m.first_name)) AS sender_name,
  search_order(m.phone_number) AS phone_number,
  search_digits(coalesce(m.phone_number, '')) AS phone_digits,
  search_order(m.email) AS email,
  search_key(m.read_status) AS read_status,
  search_key(m.category) AS category,
  search_micros(m.created_at) AS created_at
FROM contact_messages m;
--> statement-breakpoint
-- Keeps the rows of a statement. Arguments: the list, the column of the written table that is the id in the list, the
-- assignments that put a row in the place of an earlier one, and queries of the artisans and clients that the rows name.
-- The lock on these waits for a new name that is being written, and a new name waits for these rows.
CREATE FUNCTION keep_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM searched_lists WHERE list = TG_ARGV[0] AND state <> 'off') THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'TRUNCATE' THEN
    EXECUTE format('DELETE FROM searched_%s', TG_ARGV[0]);
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    EXECUTE format('DELETE FROM searched_%s WHERE id IN (SELECT %I FROM removed)', TG_ARGV[0], TG_ARGV[1]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF TG_ARGV[3] <> '' THEN
      EXECUTE format('SELECT FROM artisans WHERE id IN (%s) FOR SHARE', TG_ARGV[3]);
    END IF;
    IF TG_ARGV[4] <> '' THEN
      EXECUTE format('SELECT FROM clients WHERE id IN (%s) FOR SHARE', TG_ARGV[4]);
    END IF;
    -- A batch that fills the list may have added the same row, so that an INSERT alone could fail.
    EXECUTE format('INSERT INTO searched_%1$s SELECT * FROM %1$s_as_searched WHERE id IN (SELECT %2$I FROM added)
      ON CONFLICT (id) DO UPDATE SET %3$s', TG_ARGV[0], TG_ARGV[1], TG_ARGV[2]);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- A new name of a person, in the rows that show it. Arguments: the list, the table with the ids of its rows, the
-- person's column there, and the assignments.
CREATE FUNCTION keep_searched_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM searched_lists WHERE list = TG_ARGV[0] AND state <> 'off') THEN
    RETURN NULL;
  END IF;
  EXECUTE format('INSERT INTO searched_%1$s
      SELECT * FROM %1$s_as_searched WHERE id = ANY (ARRAY(SELECT id FROM %2$I WHERE %3$I = $1))
    ON CONFLICT (id) DO UPDATE SET %4$s', TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3]) USING NEW.id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
  list text;
  id text;
  artisans text;
  clients text;
  person text;
  assignments text;
BEGIN
  FOR name, list, id, artisans, clients IN VALUES
    ('artisans', 'artisans', 'id', '', ''),
    ('clients', 'clients', 'id', '', ''),
    ('contact_messages', 'contact_messages', 'id', '', ''),
    ('jobs', 'jobs', 'id', 'SELECT artisan_id FROM added', 'SELECT client_id FROM added'),
    ('transactions', 'transactions', 'id', 'SELECT artisan_id FROM added', 'SELECT client_id FROM added'),
    ('withdrawal_requests', 'approved_withdrawals', 'id', 'SELECT artisan_id FROM added', ''),
    ('jobs', 'paid_part_payments', 'id', 'SELECT artisan_id FROM added', ''),
    ('part_payments', 'paid_part_payments', 'job_id',
      'SELECT artisan_id FROM jobs WHERE id IN (SELECT job_id FROM added)', '')
  LOOP
    SELECT string_agg(format('%1$I = excluded.%1$I', attname), ', ' ORDER BY attnum) INTO assignments
    FROM pg_attribute WHERE attrelid = format('searched_%s', list)::regclass AND attnum > 1 AND NOT attisdropped;
    EXECUTE format('CREATE TRIGGER search_%2$s_added AFTER INSERT ON %1$I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION keep_searched(%2$L, %3$L, %4$L, %5$L, %6$L)',
      name, list, id, assignments, artisans, clients);
    EXECUTE format('CREATE TRIGGER search_%2$s_changed AFTER UPDATE ON %1$I
      REFERENCING NEW TABLE AS added OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION keep_searched(%2$L, %3$L, %4$L, %5$L, %6$L)',
      name, list, id, assignments, artisans, clients);
    EXECUTE format('CREATE TRIGGER search_%2$s_removed AFTER DELETE ON %1$I REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION keep_searched(%2$L, %3$L)', name, list, id);
    EXECUTE format('CREATE TRIGGER search_%2$s_emptied AFTER TRUNCATE ON %1$I
      FOR EACH STATEMENT EXECUTE FUNCTION keep_searched(%2$L)', name, list);
  END LOOP;
  FOR person, list, name IN VALUES
    ('artisan', 'jobs', 'jobs'), ('artisan', 'transactions', 'transactions'),
    ('artisan', 'approved_withdrawals', 'withdrawal_requests'), ('artisan', 'paid_part_payments', 'jobs'),
    ('client', 'jobs', 'jobs'), ('client', 'transactions', 'transactions')
  LOOP
    SELECT string_agg(format('%1$I = excluded.%1$I', attname), ', ' ORDER BY attnum) INTO assignments
    FROM pg_attribute WHERE attrelid = format('searched_%s', list)::regclass AND attnum > 1 AND NOT attisdropped;
    EXECUTE format('CREATE TRIGGER search_name_in_%2$s AFTER UPDATE OF first_name, last_name ON %1$ss FOR EACH ROW
      WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name))
      EXECUTE FUNCTION keep_searched_name(%2$L, %3$L, %4$L, %5$L)', person, list, name, person || '_id', assignments);
  END LOOP;
END;
$$;
--> statement-breakpoint
-- The trigram indexes need it. The embedded engine has none, and looks for words in all rows.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  END IF;
EXCEPTION
  -- The role may not; docs/operations.md says how to add it later.
  WHEN insufficient_privilege THEN NULL;
END;
$$;
