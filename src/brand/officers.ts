const settings = import.meta.env;

/** Where the company is registered, and whom a law has it name. Only the documents say it, so no browser downloads it. */
export const officers = {
  registration: settings.VITE_COMPANY_REGISTRATION,
  privacy: settings.VITE_PRIVACY_OFFICER,
  youth: settings.VITE_YOUTH_OFFICER,
  grievance: settings.VITE_GRIEVANCE_OFFICER,
  euRepresentative: settings.VITE_EU_REPRESENTATIVE,
  ukRepresentative: settings.VITE_UK_REPRESENTATIVE,
};
