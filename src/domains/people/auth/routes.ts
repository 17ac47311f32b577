import { inSystemTransaction } from '#server/database/transaction.ts';
import { routes } from '#server/http/routes.ts';
import { authContract } from './contract.ts';
import { readProfile, updatePreferences } from '#domains/people/auth/profile/service.ts';
import { signOut } from './service.ts';

export const authRoutes = routes('auth', authContract, {
  async session({ database, session }) {
    if (!session) return { user: null };
    const { userId } = session;
    return {
      user: await inSystemTransaction(database, { userId }, (transaction) =>
        readProfile(transaction, userId),
      ),
    };
  },
  async signOut(context) {
    await signOut(context);
    return {};
  },
  updatePreferences: (context, { body }) => updatePreferences(context, body),
});
