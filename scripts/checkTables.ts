import { checkProduct } from './tables/productTables.ts';

const faults = await checkProduct();

for (const { file, message } of faults) console.error(`${file}: ${message}\n`);
console.log(faults.length === 0 ? 'The tables agree.' : `The tables have ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
