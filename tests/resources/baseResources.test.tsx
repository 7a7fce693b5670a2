import { describeResources, describeSessionEnd } from '#tests/suite/describeResource.ts';
import { testedBaseProduct } from './testedBaseProduct.ts';

describeResources(testedBaseProduct);
describeSessionEnd(testedBaseProduct, 'faq');
