/** Artisans' reviews of clients after a job, by the number of stars. */
export const reviewTexts: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Clear about the work and paid the same day.',
    'Very respectful family. They gave us water and a place to change, and nobody rushed us.',
    'Everything was ready when I came: power, materials, and the keys. I wish all jobs were like this.',
    'She knew what she wanted, and when I advised another finish she listened. Paid without one reminder.',
    'Paid the part payment in the morning and the balance the same evening. God bless you, sir.',
    'Good person. Called to ask how far, but never to quarrel.',
    'Second time I am working for this client. Same good behaviour.',
    'Oga dey straightforward. Wetin we agree na wetin he pay.',
  ],
  4: [
    'Good client. Payment took three days because of the bank, but he kept me informed.',
    'Fine job. The measurements changed once after I had cut, and she paid for the extra material.',
    'Polite and patient. The gate is locked until nine, so plan your morning.',
    'Everything went well. The parking is far from the house, which is hard with tools.',
    'Paid in full. I only had to wait for the confirmation over the weekend.',
  ],
  3: [
    'The work was okay, but new small jobs were added every day without talking about price.',
    'Nice to talk to. Nobody was at home on two mornings, and I lost the transport.',
    'Materials came late, so four days became nine. Payment was complete in the end.',
    'He wanted three workers for the price of one. We met in the middle.',
  ],
  2: [
    'I waited two weeks for the confirmation after finishing, and had to call many times.',
    'The description said two rooms and there were four. We agreed on a new price only after an argument.',
    'Too many people giving instructions on one site. Choose one person next time.',
  ],
  1: [
    'Refused to confirm the finished work until your office called. I will not come back.',
    'Kept my tools in the house until I agreed to repaint a wall that I did not touch.',
  ],
};

/** The relative frequency of each number of stars. */
export const ratings: readonly { stars: number; weight: number }[] = [
  { stars: 5, weight: 52 },
  { stars: 4, weight: 27 },
  { stars: 3, weight: 11 },
  { stars: 2, weight: 6 },
  { stars: 1, weight: 4 },
];
