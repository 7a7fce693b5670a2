import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const launch = process.env.VITE_LAUNCH_DATE;
if (launch && Number.isNaN(Date.parse(launch))) {
  throw new Error(`VITE_LAUNCH_DATE is "${launch}", which is no date like 2025-12-01T00:00:00`);
}

export default defineConfig({
  plugins: [react()],
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  build: { emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2_000 },
});
