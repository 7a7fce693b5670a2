import { describeResource, describeSessionEnd, expectSuites } from '#tests/suite/describeResource.ts';
import { testedOwnProduct } from './testedOwnProduct.ts';

describeResource(testedOwnProduct, 'users');
describeResource(testedOwnProduct, 'faq');
describeResource(testedOwnProduct, 'category');
describeResource(testedOwnProduct, 'ticket');
describeResource(testedOwnProduct, 'preLaunch');
describeResource(testedOwnProduct, 'report');
describeSessionEnd(testedOwnProduct, 'faq');
expectSuites(testedOwnProduct);
