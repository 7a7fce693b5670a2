import { describeActions, describeResource, expectSuites } from '#tests/suite/describeResource.ts';
import { testedExtensions, testedProduct } from './testedExtensions.ts';

describeResource(testedExtensions, 'administrators');
describeResource(testedExtensions, 'audit');
describeActions(testedProduct, 'users');
expectSuites(testedExtensions);
