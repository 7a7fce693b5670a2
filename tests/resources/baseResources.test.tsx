import { describeResources } from '#tests/suite/describeResource.ts';
import { testedBaseProduct } from './testedBaseProduct.ts';

describeResources(testedBaseProduct);
