/** A day without a time on the wire, as `2025-08-03`: it is the same day in every time zone. Moments are any other text. */
export type Day = `${number}-${number}-${number}`;
