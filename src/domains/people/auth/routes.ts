import { passwordJobs } from '#domains/people/auth/passwords/service.ts';
import { confirmationJobs } from './service.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import { canSendMail } from '#server/jobs/mail.ts';
import { routes } from '#server/http/routes.ts';
import { authContract } from './contract.ts';
import {
  changePassword,
  forgotPassword,
  resetPassword,
} from '#domains/people/auth/passwords/service.ts';
import { readProfile, updatePreferences } from '#domains/people/auth/profile/service.ts';
import { confirmEmail, resendConfirmation, signIn, signOut, signUp } from './service.ts';

export const authRoutes = routes(
  'auth',
  authContract,
  {
    async session({ database, session }) {
      if (!session) return { user: null };
      const { userId } = session;
      return {
        user: await inSystemTransaction(database, { userId }, (transaction) =>
          readProfile(transaction, userId),
        ),
      };
    },
    signUp: (context, { body }) => signUp(context, body),
    signIn: async (context, { body }) => ({ user: await signIn(context, body) }),
    async signOut(context) {
      await signOut(context);
      return {};
    },
    async forgotPassword(context, { body }) {
      await forgotPassword(context, body.email);
      return { mailed: canSendMail(context.config) };
    },
    resetPassword: async (context, { body }) => ({ user: await resetPassword(context, body) }),
    confirmEmail: async (context, { body }) => ({ user: await confirmEmail(context, body) }),
    async resendConfirmation(context, { body }) {
      await resendConfirmation(context, body.email);
      return {};
    },
    async changePassword(context, { body }) {
      await changePassword(context, body);
      return {};
    },
    updatePreferences: (context, { body }) => updatePreferences(context, body),
  },
  { jobs: (services) => ({ ...passwordJobs(services), ...confirmationJobs(services) }) },
);
