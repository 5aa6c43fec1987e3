/**
 * The texts of the public pages (About Us, Privacy, Terms) and of messages from the contact form. {amount},
 * {job} and {artisan} in a message are replaced with the values of a job of the sample.
 */
export type PageItem = { name: string; description: string };

export type MessageTemplate = { category: string; text: string };

export const aboutText = `The marketplace brings people who need work done together with skilled artisans in their own area: carpenters, electricians, tailors, tilers, mechanics and many more, from Ikeja to Maiduguri. A client describes the job and the budget, compares portfolios, rates and reviews, and hires the person who fits.

Every artisan passes an identity check, and trade certificates are looked at one by one before they appear on a profile. What you read about an artisan (finished jobs, years of work, where they learned the trade) is what we could confirm.

Money is safe on both sides. When a job is agreed, the client pays into the marketplace and the money is held until the work is done. For larger jobs a part payment can be released early, for materials or at an agreed stage, after we have approved it. Once the client confirms the finished work, the artisan can withdraw the rest to a Nigerian bank account.

If something goes wrong, a person on our team reads both sides and looks at the pictures and messages of the job before a single naira moves. Write to us through the contact form at any time; we answer every message.`;

export const privacyItems: readonly PageItem[] = [
  {
    name: 'What we collect',
    description:
      'Your name, phone number, email, address and picture, and the details of the jobs you post or take. Artisans also give us their trade, certificates and bank account.',
  },
  {
    name: 'Identity checks (BVN and NIN)',
    description:
      'We use your BVN or NIN only to confirm that you are who you say you are. We keep the result and the date of the check, not the number itself.',
  },
  {
    name: 'Payments',
    description:
      'Card details go straight to our licensed payment partner and never reach our servers. We keep the amount, the date and the status of each payment, because the law asks us to.',
  },
  {
    name: 'Who sees your profile',
    description:
      'Anyone may see an artisan’s public profile: name, trade, area, portfolio and ratings. Phone number and exact address are shown only to the two people who have agreed on a job.',
  },
  {
    name: 'Messages and pictures',
    description:
      'Messages and pictures sent through the marketplace stay with the job. Our team opens them only when one side asks for help or when we must look into fraud.',
  },
  {
    name: 'Sharing with others',
    description:
      'We do not sell your data. We share what is needed with our bank and identity partners, and with the authorities when a valid order requires it.',
  },
  {
    name: 'How long we keep data',
    description:
      'Your profile stays until you close your account. Payment records are kept for six years after the last job, then removed.',
  },
  {
    name: 'Your rights',
    description:
      'Under the Nigeria Data Protection Act you may see, correct or delete your data, or take a copy with you. Write to us through the contact form and we will reply within thirty days.',
  },
  {
    name: 'Cookies',
    description:
      'We use one cookie to keep you signed in and one to remember your settings. There are no advertising cookies.',
  },
];

export const termsItems: readonly PageItem[] = [
  {
    name: 'Who may join',
    description:
      'You must be at least eighteen years old and live or work in Nigeria. One person may hold one account; workshops register through their owner.',
  },
  {
    name: 'Posting a job',
    description:
      'Describe the work, the place and the budget honestly. A job that asks for anything unlawful or unsafe is removed.',
  },
  {
    name: 'Agreeing on a price',
    description:
      'Price, start date and due date are agreed before work begins. If the work changes on the way, both sides confirm the new price in the job before anything extra is done.',
  },
  {
    name: 'Holding of money',
    description:
      'The client pays the agreed amount into the marketplace and we hold it until the work is confirmed. If the client does not answer within seven days of the due date, our team decides from the evidence in the job.',
  },
  {
    name: 'Part payments',
    description:
      'A part payment may be asked for materials or for a finished stage, up to seventy percent of the project amount. It is released only after approval and counts towards the final price.',
  },
  {
    name: 'Withdrawals',
    description:
      'Artisans may withdraw their available amount to a bank account in their own name. Requests are looked at on working days and usually paid within twenty-four hours.',
  },
  {
    name: 'Service charge',
    description:
      'We keep a service charge of seven and a half percent of each completed job. Posting a job and creating a profile cost nothing.',
  },
  {
    name: 'Cancelling a job',
    description:
      'Before work starts, either side may cancel and the client is refunded in full. After that, materials already bought and work already done are paid first.',
  },
  {
    name: 'Complaints',
    description:
      'Tell us within fourteen days of completion. We hear both sides, may send an inspector, and our decision on held money is final unless a court says otherwise.',
  },
  {
    name: 'Closing an account',
    description:
      'We may deactivate an account for false papers, abuse, or payments taken outside the marketplace. You may close your own account once no job or withdrawal is open.',
  },
];

const letters: Readonly<Record<string, readonly string[]>> = {
  Payments: [
    'Good morning. I paid {amount} for {job} yesterday evening and my bank has debited me, but the job still shows unpaid. Please help me check it.',
    'I was debited twice for the same job. The two alerts came within one minute, {amount} each. Kindly refund one of them, I can send the bank statement if you need it.',
    'Please, how long does a part payment take to be approved? My artisan is waiting for it to buy materials for {job}, and the price of materials is going up every day.',
    "I requested a withdrawal on Friday and till now nothing has entered my account. Abeg, I have workers to pay this week.\n\nThe amount is {amount}. My account name is the same as the name on my profile, so I don't know what is holding it.",
    "The transfer failed three times with 'bank did not respond'. Is the problem from your side or from my bank?",
    'I made a part payment for {job} this morning, but the job still shows the full amount as unpaid. Please correct it before the artisan thinks I have not paid.',
    'I want to know the service charge before I accept this job. Is it taken from me or from the client?',
    'Oga, my money don hang since Tuesday. Your app say processing, bank say dem never see am. Na {amount} for {job}. Please just tell me the true position.',
    'Can I pay in three instalments instead of two? The project is a big one and my salary comes at month end.',
    'Please I need receipts for all the payments I made this year. My company wants them for its records. You can send them to this email as one file.',
  ],
  Verification: [
    'I uploaded my Trade Test certificate two weeks ago and it is still pending. Clients are asking me why I am not verified.',
    'My NIN verification failed because my surname changed after marriage. I have the newspaper publication and the marriage certificate. Where should I send them?',
    'Good afternoon. My certificate was rejected as not clear. I have snapped it again in daylight, please look at it one more time.',
    'What is the difference between Level 1 and Level 2? I have NABTEB and an ITF certificate, and nineteen years of experience, yet I am still on Level 1.',
    "My BVN name has my father's name in the middle and the app says it does not match. It is the same me. Please help me do the needful.",
    "I learned this work under my uncle and never collected any paper. Can a letter from the artisans' association serve as proof of skill?",
  ],
  Complaint: [
    '{artisan} collected the first half and has not come back to site for nine days. He does not pick my calls. I want my money back or another person to finish {job}.',
    'The work was done but not well done. The finishing is rough and two parts have already spoiled. I have pictures. I called {artisan} and he said I should manage it. Manage how?\n\nPlease do not release the balance until somebody looks at it.',
    'The client keeps adding work that was not in the agreement and refuses to change the price. I have finished everything we agreed on for {job}, and he will not press confirm.',
    'This is my second complaint on the same matter. Nobody has called me. Please treat it as urgent, I am losing customers because of one bad review that is not even true.',
    'I am writing about {job}, for which I paid {amount} in two parts. We agreed that the work would start on a Monday and end within three weeks. On the first Monday nobody came. On Wednesday {artisan} sent two apprentices without tools, who spent the day waiting for somebody to bring a machine. In the second week the work went well, I must be fair, and I approved the part payment the same evening. After that payment everything changed. He came once in five days, always in the evening, always in a hurry, and the materials on site were not the ones on the list he gave me. When I asked, he said that the market price had changed and that what he bought was just as good. I asked two other people in the trade and both said that it is the cheaper grade.\n\nI do not want to fight anybody, and I know that fuel and materials are not smiling these days. I only want what we agreed on. Please hold the balance, look at the pictures in the job chat (I numbered them one to fourteen) and send somebody to inspect it. I am at home on weekdays after four and all day on Saturday. If he agrees to change the materials and finish properly, I will gladly confirm the job and give him a good review.',
    "Your artisan parked his vehicle inside my neighbour's compound and broke the gutter cover. He has agreed to repair it but says I must first release his money. Please advise.",
    'The artisan who came is not the person on the profile picture. For security reasons I did not let him in. Kindly explain.',
    'Una artisan do fine work, I no go lie, but he leave all the dirt for my sitting room and waka go. Make una talk to am small.',
  ],
  Account: [
    'I lost my phone and changed my number. Please how do I update it? The code keeps going to the old line.',
    'My account says deactivated and I did not do anything wrong. I have two ongoing jobs. Please check and restore it.',
    'I registered as a client by mistake, but I am an electrician. Can you change it to artisan without me opening another account?',
    'Please correct the spelling of my name. It is Ọlábísí with the marks, not Olabishi. My bank also needs it to match.',
    'I want to close my account. My last job is completed and I have no money pending. Thank you for everything.',
    'Good evening, I cannot upload pictures to my portfolio. It loads to the end and then goes back to the beginning. I have tried with MTN and with Glo.',
  ],
  Partnership: [
    'We are a building materials shop in Alaba with delivery within Lagos. We would like to offer verified artisans a trade price. Who is the right person to talk to?',
    'I represent a cooperative of 140 tailors in Aba. Can we join as a group, and can one person manage the payments for all?\n\nWe are available for a meeting any day next week, in person or online.',
    'Our vocational training centre graduates sixty plumbers and tilers every year. We are interested in placing them on your marketplace with our certificate as first proof of skill. Please let me know the requirements.',
    'Our estate has 312 houses and one facility office. Is there an account type for estates, with one monthly statement for all jobs?',
  ],
  General: [
    'Do you cover Makurdi? I could not find any AC technician near North Bank.',
    'Well done for the good work. {artisan} finished {job} two days early and even swept the place. God bless you people.',
    'Please is it possible to hire two artisans for one project, a tiler and a plumber, and pay them from one budget?',
    'How do I know that an artisan is the real person before I let him into my house? I live alone with my children.',
    'I dey Warri, I wan hire carpenter wey sabi roof well well. How I go take see the ones wey near me?',
    'Are your offices open on public holidays? I would like to come in person with my documents.',
  ],
};

export const messageTemplates: readonly MessageTemplate[] = Object.entries(letters).flatMap(
  ([category, texts]) => texts.map((text) => ({ category, text })),
);
