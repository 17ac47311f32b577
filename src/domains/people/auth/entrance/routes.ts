import {
  forgotPassword,
  passwordJobs,
  resetPassword,
} from '#domains/people/auth/passwords/service.ts';
import {
  confirmationJobs,
  confirmEmail,
  resendConfirmation,
  signIn,
  signUp,
} from '#domains/people/auth/service.ts';
import { routes } from '#server/http/routes.ts';
import { canSendMail } from '#server/jobs/mail.ts';
import { entranceContract } from './contract.ts';

export const entranceRoutes = routes(
  'auth',
  entranceContract,
  {
    signUp: (context, { body }) => signUp(context, body),
    signIn: async (context, { body }) => ({ user: await signIn(context, body) }),
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
  },
  { jobs: (services) => ({ ...passwordJobs(services), ...confirmationJobs(services) }) },
);
