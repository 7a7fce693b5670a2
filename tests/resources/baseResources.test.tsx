import { describeResources, describeSessionEnd } from '#tests/suite/describeResource.ts';
import { testedOwnProduct } from './testedOwnProduct.ts';

describeResources(testedOwnProduct);
describeSessionEnd(testedOwnProduct, 'faq');
