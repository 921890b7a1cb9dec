import { defineTemplate } from './defineTemplate.ts';

export const downloadsHub = defineTemplate({
  name: 'downloadsHub',
  label: 'Downloads hub',
  help: 'Every section of the downloads with its count and its latest document.',
  samplePath: '/downloads',
  fields: {},
  lists: ['document'],
});
