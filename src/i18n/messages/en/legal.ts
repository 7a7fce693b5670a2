/** The messages around the legal documents. The documents themselves are Markdown files of the site. */
export const legal = {
  contents: 'On this page',
  titleOf: '%{title} – %{brand}',
  linkTo: 'Link to this section',
  descriptions: {
    terms: 'What %{brand} promises you, what you promise %{brand}, and what happens when something goes wrong.',
    eula: 'The licence for the %{brand} app: what you may do with the software, and what comes with it.',
    privacy: 'What %{brand} knows about you, why, for how long, and how to see, correct or delete it.',
    disclaimer: 'What %{brand} can and can’t vouch for, before you meet anyone.',
    guideliness: 'How to treat each other on %{brand}, and what happens when someone doesn’t.',
    tolerance: 'What ends an account on %{brand} at once, without a warning.',
    report: 'How to report someone on %{brand}, in six steps.',
    'user-disclaimer': 'The risks of meeting people through %{brand}, and what is up to you.',
    press: '%{brand}’s logo, pictures and facts, ready to use, and who to ask for more.',
  },
};

export type LegalMessages = typeof legal;
