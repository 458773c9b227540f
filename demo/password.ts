/** Known to everyone who reads this: demonstration only. */
export const DEMO_PASSWORD = 'Rimba-Tropis-77'
