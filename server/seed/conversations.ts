import type { TicketMessage } from '#api/extensions/wire.ts';

/** A message after the first one, and the hours between them. */
type Followed = readonly [author: TicketMessage['author'], text: string, hoursLater: number];

/** The messages after a ticket's first one, by its writer's slug. The tickets are open or closed. */
export const activeConversations: Readonly<Record<string, readonly Followed[]>> = {
  'jihoon-kim': [
    ['support', '안녕하세요, 알려 주셔서 감사합니다. 상대방 앱을 한 번 껐다 켜도 예전 사진이 보이나요?', 1],
    ['person', '네, 껐다 켜도 그대로예요. 와이파이에서도 같아요.', 2],
    ['note', 'Same cache as in the ticket about cropping. Waiting for 1.4.', 2.5],
  ],
  'maya-okafor': [
    ['note', 'Both orders are in the store’s list. The second one is ours to return.', 3],
    ['support', 'Hello Maya, you’re right: the second charge was our mistake. We’ve asked the store to refund it.', 4],
    ['person', 'Thank you! How long will that take?', 4.5],
  ],
  'aarav-sharma': [
    ['support', 'नमस्ते, ज़रा देख लीजिए कि अकाउंट में ईमेल पता सही लिखा है या नहीं। अक्सर एक अक्षर छूट जाता है।', 2],
    ['person', 'पता सही है। शायद दफ़्तर का मेल सर्वर रोक रहा है, मैं दूसरा पता आज़माता हूँ।', 6],
  ],
  'sara-lindqvist': [
    ['note', 'There is a case about the other profile. Whoever decides it, please write here too.', 0.5],
    ['support', 'Hello Sara, a person is looking at that profile today. You don’t have to do anything else.', 0.75],
  ],
  'lucia-fernandez': [
    [
      'support',
      'Hola, Lucía. ¿Puedes cerrar la app del todo y abrirla de nuevo? La ciudad se actualiza al abrirla.',
      2,
    ],
    ['person', 'Hecho, pero sigo en Sevilla. Y eso que la echo de menos.', 5],
    ['support', 'Gracias por probarlo. Encontramos el fallo: esta tarde cambiamos la ciudad por ti.', 7],
  ],
  'anastasia-petrova': [
    ['support', 'Здравствуйте! Скажите, пожалуйста, включён ли на телефоне режим энергосбережения?', 3],
    ['person', 'Да, включён. Выключила — теперь приходят сразу. Но хотелось бы и с ним.', 9],
  ],
  'hugo-dubois': [
    ['note', 'Suspended by mistake? The report was about another Hugo. Asked for the case to be looked at again.', 2],
    ['support', 'Bonjour Hugo, nous vérifions cette décision avec une autre personne. Réponse demain au plus tard.', 3],
  ],
};

/** As above. */
export const closedConversations: Readonly<Record<string, readonly Followed[]>> = {
  'samuel-abebe': [
    ['support', 'Hello Samuel, it is under Settings, Account, Password. It moved there with the last version.', 2],
    ['person', 'Found it, thanks.', 3],
  ],
  'minjun-lee': [
    ['support', '안녕하세요, 결제는 확인됐어요. 방금 부스트를 적용해 드렸으니 앱을 다시 열어 봐 주세요.', 1],
    ['person', '이제 보여요. 빠르게 답해 주셔서 감사합니다!', 2],
  ],
  'nikos-papadakis': [
    ['support', 'Hello, that was our mistake, and version 1.3.1 fixes it. We’re sorry for the trouble.', 5],
  ],
  'fatima-zahra': [
    ['support', 'Hello Fatima, under Settings, Blocked people, then the name. They are not told.', 4],
    ['person', 'شكرًا جزيلًا', 6],
  ],
  'ravi-kumar': [
    ['support', 'नमस्ते रवि जी, नाम बदलने के लिए प्रोफ़ाइल में सबसे ऊपर पेंसिल का निशान दबाइए।', 3],
    ['person', 'हो गया, शुक्रिया।', 4],
  ],
  'mina-tran': [
    ['support', 'Hello Mina, that is where the map puts people it cannot find. Sharing your city fixes it.', 6],
  ],
  'mateo-rojas': [
    ['support', 'Hola, Mateo. Tu proveedor bloqueaba el correo; te lo enviamos de nuevo por otra vía.', 2],
    ['person', 'Ya me llegó, gracias.', 3],
  ],
  'ines-almeida': [
    ['support', 'Hello Inês, that was one time too many. Your age is confirmed, and no one will ask again.', 8],
  ],
  'isabela-rocha': [
    ['note', 'Withdrew the invitation before writing.', 1],
    ['support', 'Hello Isabela, the invitation is withdrawn. Whoever has that number can’t use it.', 1.5],
  ],
  'elin-bjork': [['support', 'Hello Elin, not yet. The one for phones runs on tablets, with more room around it.', 20]],
  'dmitri-volkov': [['support', 'Здравствуйте! Ссылка снова работает, спасибо, что сообщили.', 10]],
  'gabriel-santos': [['support', 'Hello Gabriel, your address is deleted, and you’ll get nothing more from us.', 5]],
  'emre-kaya': [
    ['support', 'Hello Emre, emoji that are newer than your phone show as squares. Updating the phone helps.', 7],
  ],
  'hana-suzuki': [['support', 'Hello Hana, we accept pictures of up to 5 MB. We will make that message clearer.', 3]],
};
