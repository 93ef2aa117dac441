/**
 * Passwords that pass the rules on length and kinds of character and are guessed first all the same. Compared in
 * lower case without punctuation, whole and without their digits.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passwort kennwort passwordpassword passwortpasswort passwordpasswort mypassword meinpasswort meinkennwort
  welcome willkommen welcomewelcome qwertz qwerty qwertzuiop qwertyuiop qwertzuiopu qwertyuiopasdf asdfghjkl yxcvbnm
  zxcvbnm qazwsxedc qazwsxedcrfv qayxswedc abcdefgh abcdefghijkl abcdefghijklm abcabcabc abcdabcd iloveyou
  ichliebedich ichliebemich iloveyouforever admin administrator adminadmin changeme changemenow changeit letmein
  letmeinnow geheim geheimgeheim secret topsecret supersecret sunshine princess prinzessin football fussball
  baseball basketball superman batman dragon monkey master mastermaster shadow michael jennifer schatz schatzi
  hallo hallohallo hallowelt helloworld hellohello sommer winter fruehling herbst summer spring autumn januar februar
  maerz april juni juli august september oktober november dezember january february march october december montag
  dienstag mittwoch donnerstag freitag samstag sonntag monday friday deutschland germany berlin hamburg muenchen
  bayern bayernmuenchen borussia borussiadortmund schalke dortmund ausbildung azubi bewerbung bewerber
  praktikum schule computer internet samsung google facebook instagram minecraft fortnite pokemon starwars
  whatever trustno trustnoone testtest testpassword testpasswort test tester testing default temporary temp sample
  passwordabc passwortabc abcpassword password1234 password12345 password123456 passwort1234 passwort12345
  passwort123456 welcome12345 willkommen123 qwertz123456 qwerty123456 qwerty12345678 1q2w3e4r5t6z 1q2w3e4r5t6y
  1qaz2wsx3edc 1qay2wsx3edc q1w2e3r4t5z6 q1w2e3r4t5y6 a1b2c3d4e5f6 abc123abc123 abcd1234abcd aaaabbbbcccc
  p4ssw0rd passw0rd passw0rd1234 pa55word pa55w0rd p455w0rt admin1234567 letmein12345`
    .split(/\s+/)
    .filter(Boolean),
);
