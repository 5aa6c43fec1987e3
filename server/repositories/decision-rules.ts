import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defaultDecisionRules } from '../../domain/decision-rules.ts';
import type { Queryable, Transaction } from '../db/connect.ts';
import { settings } from '../db/schema/office.ts';

const key = 'decision-rules';

const storedRules = z.object({
  /** The amount in kobo from which on an administrator must type the amount to approve it; null for never. */
  typeAmountsFromKobo: z.number().nullable(),
  /** The hours within which requests are promised to be decided; null for no promise. */
  promisedHours: z.number().nullable(),
  /** Increases by one with each change. */
  version: z.number(),
});

/** The rules for the decisions of all administrators. */
export type DecisionRules = z.infer<typeof storedRules>;

const initialRules: DecisionRules = { ...defaultDecisionRules, version: 1 };

/** Reads the current rules. */
export async function readRules(db: Queryable): Promise<DecisionRules> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row === undefined ? initialRules : storedRules.parse(row.value);
}

/** Writes the rules if the stored version is the one before them, or none is stored. Returns whether it wrote them. */
export async function writeRules(tx: Transaction, rules: DecisionRules): Promise<boolean> {
  const written = await tx
    .insert(settings)
    .values({ key, value: rules })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: rules },
      setWhere: sql`(${settings.value} ->> 'version')::int = ${rules.version - 1}`,
    })
    .returning({ key: settings.key });
  return written.length > 0;
}
