import { type Kysely, sql } from 'kysely';

const answers = [
  [
    'en',
    'Delete account: who is asking',
    'Hello, we will delete your account as soon as we know that it is yours. A message from our contact form does not tell us: anyone can type any address there. Please delete the account in the app, or write to us from the email address of your account. If you no longer have that address, reply here, and we will find another way.',
  ],
  [
    'es',
    'Eliminar cuenta: quién lo pide',
    'Hola, eliminaremos tu cuenta en cuanto sepamos que es tuya. Un mensaje del formulario de contacto no basta: cualquiera puede escribir ahí cualquier dirección. Elimina la cuenta en la app o escríbenos desde el correo de tu cuenta. Si ya no tienes ese correo, responde aquí y buscaremos otra manera.',
  ],
  [
    'ko',
    '계정 삭제: 본인 확인',
    '안녕하세요, 본인의 계정인지 확인되면 바로 삭제해 드릴게요. 문의 양식에는 누구나 아무 이메일 주소나 적을 수 있어서, 양식으로 온 메시지만으로는 확인할 수 없어요. 앱에서 직접 계정을 삭제하거나, 계정의 이메일 주소로 저희에게 메일을 보내 주세요. 그 주소를 더는 쓰지 않는다면 여기에 답해 주세요. 다른 방법을 찾아볼게요.',
  ],
  [
    'hi',
    'अकाउंट डिलीट करना: कौन कह रहा है',
    'नमस्ते, जैसे ही हमें पता चलेगा कि अकाउंट आपका है, हम उसे डिलीट कर देंगे। संपर्क फ़ॉर्म का मैसेज इसके लिए काफ़ी नहीं है: वहाँ कोई भी किसी का भी पता लिख सकता है। कृपया ऐप में अकाउंट डिलीट कीजिए, या अपने अकाउंट वाले ईमेल पते से हमें लिखिए। अगर वह पता अब आपके पास नहीं है, तो यहीं जवाब दीजिए, हम कोई और तरीक़ा ढूँढेंगे।',
  ],
] as const;

/** A saved answer that asks for proof of identity before an account is deleted. */
export async function identityAnswer(db: Kysely<unknown>) {
  for (const [language, title, text] of answers)
    await sql`insert into canned_answer (language, title, text) values (${language}, ${title}, ${text})`.execute(db);
}
