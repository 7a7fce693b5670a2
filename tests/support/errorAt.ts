import { expect } from 'vitest';

/** A refusal with an error at this field, as a call of the data provider is rejected with it. */
export const errorAt = (field: string) => ({ status: 422, body: { errors: { [field]: expect.any(String) } } });
