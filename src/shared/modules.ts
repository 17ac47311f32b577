/** The parts of the product that a workspace may work without; what they are called is in the `rules.ts` of workspaces. */
export const modules = ['content', 'deals', 'finance', 'shoots', 'routine'] as const;
export type Module = (typeof modules)[number];
