import { defineCollection } from '#client/collection.ts';
import { postsContract } from './contract.ts';

/** The posts of all content of the workspace. Those of content that is deleted are among them. */
export const posts = defineCollection({
  name: 'posts',
  contract: postsContract,
  scope: 'workspace',
  messages: {
    load: 'Failed to load posts',
    create: 'Failed to add post',
    update: 'Failed to update post',
    remove: 'Failed to delete post',
  },
});
