import type { TemplateName, templates } from './templates/index.ts';
import type { ContentTypeName, ContentTypes } from './types/index.ts';

type FieldIn<Fields> = Fields extends unknown ? Fields[keyof Fields] : never;
type InRows<Field> = Field extends { readonly of: infer Fields } ? FieldIn<Fields> : never;

type OwnField = FieldIn<ContentTypes[ContentTypeName]['fields'] | (typeof templates)[TemplateName]['fields']>;

type DeclaredField = OwnField | InRows<OwnField>;

export type FieldKind = DeclaredField['kind'];

export type FieldOfKind<Kind extends FieldKind> = Extract<DeclaredField, { kind: Kind }>;
