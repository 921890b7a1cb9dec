import type { CallTag } from '@fundfront/content-model/wire';

export type Json = Record<string, unknown>;

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: CallTag[];
  security: Json[];
  parameters: Json[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; headers: Json; content?: Content } | { $ref: string }>;
}

export type Content = Record<string, { schema: unknown; example?: unknown }>;

export interface Components {
  schemas: Json;
  responses: Record<string, { description: string; headers: Json; content: Content }>;
}
