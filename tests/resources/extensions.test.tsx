import { describeActions, describeResources } from '#tests/suite/describeResource.ts';
import { testedExtensions, testedProduct } from './testedExtensions.ts';

describeResources(testedExtensions);
describeActions(testedProduct, 'users');
describeActions(testedProduct, 'preLaunch');
