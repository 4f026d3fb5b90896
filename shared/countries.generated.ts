// Written by scripts/countries.ts: code, English name, dial code, trunk prefix, mobile digits, exit code.
export const countryRows = `
AF|Afghanistan|93|0|9
AX|Åland Islands|358|0|9
AL|Albania|355|0|9
DZ|Algeria|213|0|9
AS|American Samoa|1|1|10|011
AD|Andorra|376||6
AO|Angola|244||9
AI|Anguilla|1|1|10|011
AG|Antigua & Barbuda|1|1|10|011
AR|Argentina|54|0|11
AM|Armenia|374|0|8
AW|Aruba|297||7
AU|Australia|61|0|9|0011
AT|Austria|43|0|9
AZ|Azerbaijan|994|0|9
BS|Bahamas|1|1|10|011
BH|Bahrain|973||8
BD|Bangladesh|880|0|10
BB|Barbados|1|1|10|011
BY|Belarus|375|0|9|810
BE|Belgium|32|0|9
BZ|Belize|501||7
BJ|Benin|229||10
BM|Bermuda|1|1|10|011
BT|Bhutan|975||8
BO|Bolivia|591|0|8
BA|Bosnia & Herzegovina|387|0|8
BW|Botswana|267||8
BR|Brazil|55|0|11
IO|British Indian Ocean Territory|246||7
VG|British Virgin Islands|1|1|10|011
BN|Brunei|673||7
BG|Bulgaria|359|0|8
BF|Burkina Faso|226||8
BI|Burundi|257||8
KH|Cambodia|855|0|8|00[14-9]
CM|Cameroon|237||9
CA|Canada|1|1|10|011
CV|Cape Verde|238||7|0
BQ|Caribbean Netherlands|599||7
KY|Cayman Islands|1|1|10|011
CF|Central African Republic|236||8
TD|Chad|235||8
CL|Chile|56||9
CN|China|86|0|11
CX|Christmas Island|61|0|9|0011
CC|Cocos (Keeling) Islands|61|0|9|0011
CO|Colombia|57||10
KM|Comoros|269||7
CK|Cook Islands|682||5
CR|Costa Rica|506||8
CI|Côte d'Ivoire|225||10
HR|Croatia|385|0|9
CU|Cuba|53|0|8|119
CW|Curaçao|599||8
CY|Cyprus|357||8
CZ|Czechia|420||9
CD|Democratic Republic of the Congo|243|0|9
DK|Denmark|45||8
DJ|Djibouti|253||8
DM|Dominica|1|1|10|011
DO|Dominican Republic|1|1|10|011
EC|Ecuador|593|0|9
EG|Egypt|20|0|10
SV|El Salvador|503||8
GQ|Equatorial Guinea|240||9
ER|Eritrea|291|0|7
EE|Estonia|372||8
SZ|Eswatini|268||8
ET|Ethiopia|251|0|9
FK|Falkland Islands|500||5
FO|Faroe Islands|298||6
FJ|Fiji|679||7
FI|Finland|358|0|9
FR|France|33|0|9
GF|French Guiana|594|0|9
PF|French Polynesia|689||8
GA|Gabon|241||8
GM|Gambia|220||7
GE|Georgia|995|0|9
DE|Germany|49|0|11
GH|Ghana|233|0|9
GI|Gibraltar|350||8
GR|Greece|30||10
GL|Greenland|299||6
GD|Grenada|1|1|10|011
GP|Guadeloupe|590|0|9
GU|Guam|1|1|10|011
GT|Guatemala|502||8
GG|Guernsey|44|0|10
GN|Guinea|224||9
GW|Guinea-Bissau|245||9
GY|Guyana|592||7|001
HT|Haiti|509||8
HN|Honduras|504||8
HK|Hong Kong|852||8
HU|Hungary|36|06|9
IS|Iceland|354||7
IN|India|91|0|10
ID|Indonesia|62|0|9|00[89]
IR|Iran|98|0|10
IQ|Iraq|964|0|10
IE|Ireland|353|0|9
IM|Isle of Man|44|0|10
IL|Israel|972|0|9
IT|Italy|39||10
JM|Jamaica|1|1|10|011
JP|Japan|81|0|10|010
JE|Jersey|44|0|10
JO|Jordan|962|0|9
KZ|Kazakhstan|7|8|10|810
KE|Kenya|254|0|9|000
KI|Kiribati|686|0|8
XK|Kosovo|383|0|8
KW|Kuwait|965||8
KG|Kyrgyzstan|996|0|9
LA|Laos|856|0|10
LV|Latvia|371||8
LB|Lebanon|961|0|8
LS|Lesotho|266||8
LR|Liberia|231|0|9
LY|Libya|218|0|9
LI|Liechtenstein|423|0|9
LT|Lithuania|370|0|8
LU|Luxembourg|352||9
MO|Macao|853||8
MG|Madagascar|261|0|9
MW|Malawi|265|0|9
MY|Malaysia|60|0|9
MV|Maldives|960||7
ML|Mali|223||8
MT|Malta|356||8
MH|Marshall Islands|692|1|7|011
MQ|Martinique|596|0|9
MR|Mauritania|222||8
MU|Mauritius|230||8
YT|Mayotte|262|0|9
MX|Mexico|52||10|0[09]
FM|Micronesia|691||7
MD|Moldova|373|0|8
MC|Monaco|377|0|9
MN|Mongolia|976|0|8|001
ME|Montenegro|382|0|8
MS|Montserrat|1|1|10|011
MA|Morocco|212|0|9
MZ|Mozambique|258||9
MM|Myanmar|95|0|8
NA|Namibia|264|0|9
NR|Nauru|674||7
NP|Nepal|977|0|10
NL|Netherlands|31|0|9
NC|New Caledonia|687||6
NZ|New Zealand|64|0|9
NI|Nicaragua|505||8
NE|Niger|227||8
NG|Nigeria|234|0|10|009
NU|Niue|683||7
NF|Norfolk Island|672||6
KP|North Korea|850|0|10
MK|North Macedonia|389|0|8
MP|Northern Mariana Islands|1|1|10|011
NO|Norway|47||8
OM|Oman|968||8
PK|Pakistan|92|0|10
PW|Palau|680||7|01[12]
PS|Palestine|970|0|9
PA|Panama|507||8
PG|Papua New Guinea|675||8
PY|Paraguay|595|0|9
PE|Peru|51|0|9
PH|Philippines|63|0|10
PL|Poland|48||9
PT|Portugal|351||9
PR|Puerto Rico|1|1|10|011
QA|Qatar|974||8
CG|Republic of the Congo|242||9
RE|Réunion|262|0|9
RO|Romania|40|0|9
RU|Russia|7|8|10|810
RW|Rwanda|250|0|9
WS|Samoa|685||7|0
SM|San Marino|378||8
ST|São Tomé & Príncipe|239||7
SA|Saudi Arabia|966|0|9
SN|Senegal|221||9
RS|Serbia|381|0|9
SC|Seychelles|248||7
SL|Sierra Leone|232|0|8
SG|Singapore|65||8
SX|Sint Maarten|1|1|10|011
SK|Slovakia|421|0|9
SI|Slovenia|386|0|8
SB|Solomon Islands|677||7|0[01]
SO|Somalia|252|0|8
ZA|South Africa|27|0|9
KR|South Korea|82|0|10
SS|South Sudan|211|0|9
ES|Spain|34||9
LK|Sri Lanka|94|0|9
BL|St. Barthélemy|590|0|9
SH|St. Helena|290||5
KN|St. Kitts & Nevis|1|1|10|011
LC|St. Lucia|1|1|10|011
MF|St. Martin|590|0|9
PM|St. Pierre & Miquelon|508|0|6
VC|St. Vincent & Grenadines|1|1|10|011
SD|Sudan|249|0|9
SR|Suriname|597||7
SJ|Svalbard & Jan Mayen|47||8
SE|Sweden|46|0|9
CH|Switzerland|41|0|9
SY|Syria|963|0|9
TW|Taiwan|886|0|9
TJ|Tajikistan|992||9|810
TZ|Tanzania|255|0|9|00[056]
TH|Thailand|66|0|9|00[1-9]
TL|Timor-Leste|670||8
TG|Togo|228||8
TK|Tokelau|690||4
TO|Tonga|676||7
TT|Trinidad & Tobago|1|1|10|011
TN|Tunisia|216||8
TR|Türkiye|90|0|10
TM|Turkmenistan|993|8|8|810
TC|Turks & Caicos Islands|1|1|10|011
TV|Tuvalu|688||6
VI|U.S. Virgin Islands|1|1|10|011
UG|Uganda|256|0|9|00[057]
UA|Ukraine|380|0|9
AE|United Arab Emirates|971|0|9
GB|United Kingdom|44|0|10
US|United States|1|1|10|011
UY|Uruguay|598|0|8
UZ|Uzbekistan|998||9
VU|Vanuatu|678||7
VA|Vatican City|39||10
VE|Venezuela|58|0|10
VN|Vietnam|84|0|9
WF|Wallis & Futuna|681||6
EH|Western Sahara|212|0|9
YE|Yemen|967|0|9
ZM|Zambia|260|0|9
ZW|Zimbabwe|263|0|9
`
