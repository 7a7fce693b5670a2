/** What the doctor has to say of a call: a fault is to be mended, a notice is worth knowing. */
export type Finding = { resource: string; call: string; severity: 'fault' | 'notice'; message: string };

export type Report = (severity: Finding['severity'], message: string) => void;
