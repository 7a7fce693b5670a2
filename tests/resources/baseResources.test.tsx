import { describeResources } from '#tests/suite/describeResources.ts';
import { testedBaseProduct } from './testedBaseProduct.ts';

describeResources(testedBaseProduct);
