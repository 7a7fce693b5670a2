import { describeResource, expectSuites } from '#tests/suite/describeResource.ts';
import { testedExtensions } from './testedExtensions.ts';

describeResource(testedExtensions, 'audit');
expectSuites(testedExtensions);
