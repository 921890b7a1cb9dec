const stopWords = new Set(
  (
    'a an the of in on for to at by from with and or is are am be was will do does did can could should would may ' +
    'i me my we us our you your it its this that there how what which who where when why want need get give please any ' +
    'about tell show find ' +
    'ka ki ke ko se mein men me main hai hain he kya kaise kaisay kese kyun kon kaun kab kahan aur par ya mera meri mere mujhe ' +
    'hota hoti karna karne karen krna chahiye chahta ' +
    'کا کی کے کو سے میں ہے ہیں کیا کیسے کیوں کون کب کہاں اور پر یا میرا میری میرے مجھے ہوتا ہوتی کرنا کرنے کریں چاہیے یہ وہ'
  ).split(' '),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
